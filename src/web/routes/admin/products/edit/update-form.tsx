import { Button, Group, Skeleton, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { errorText, fieldErrors, findDomainError } from '#web/error-text.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { ProductForm } from '#web/routes/admin/product-form/product-form.tsx';
import {
  PRODUCT_FORM_NAMES,
  type ProductValues,
  type ShownProduct,
  toUpdateInput,
  toValues,
} from '#web/routes/admin/product-form/product-values.ts';
import { rejectedField } from '#web/routes/admin/product-form/rejected-field.ts';
import { texts } from '#web/routes/admin/texts.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { showToast } from '#web/ui/toast.ts';

type UpdateFormProps = { readonly productId: number; readonly onClose: () => void };

/** The form of one product, with the way back to the grid. */
export function UpdateForm({ productId, onClose }: UpdateFormProps) {
  const product = useQuery(
    api.admin.products.get.queryOptions({ id: productId }, { staleTime: 0, refetchOnWindowFocus: false }),
  );
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={onClose}
        mb="xs"
        ml={-10}
        px={10}
      >
        {texts.update.back}
      </Button>
      <PageState
        query={product}
        failure={texts.update.notFound}
        loading={<Skeleton height={520} radius="lg" aria-label={texts.update.loading} />}
      >
        {(found) => <Editor product={found} onClose={onClose} />}
      </PageState>
    </>
  );
}

type Editable = ShownProduct & { readonly id: number };

function Editor({ product: fetched, onClose }: { readonly product: Editable; readonly onClose: () => void }) {
  // What others change meanwhile must not move under the hands; the server compares when it is saved.
  const [product, setProduct] = useState(fetched);
  const [shown] = useState(() => toValues(fetched));
  const [rejected, setRejected] = useState<Readonly<Record<string, string>>>({});
  const update = useMutation(api.admin.products.update.mutationOptions());

  const save = async (values: ProductValues): Promise<boolean> => {
    try {
      await update.mutateAsync(toUpdateInput(product, shown, values));
    } catch (error) {
      setRejected({ ...fieldErrors(error, PRODUCT_FORM_NAMES), ...rejectedField(error) });
      const rejection = findDomainError(error);
      // The person has been told the newer figure; saving again means it.
      if (rejection?.code === 'stock-changed') setProduct({ ...product, stock: rejection.data.stock });
      showToast({ tone: 'error', message: errorText(error, texts.update.failed) });
      return false;
    }
    showToast({ tone: 'success', message: texts.update.done });
    void refreshAfter('catalog');
    // After this turn of the page: the form has to know first that nothing is unsaved any more.
    setTimeout(onClose, 0);
    return true;
  };

  return (
    <>
      <Title order={1} mb="lg">
        {texts.update.edit(product.name)}
      </Title>
      <ProductForm
        shown={shown}
        label={texts.update.edit(product.name)}
        rejected={rejected}
        onSubmit={save}
        actions={
          <Group>
            <Button type="submit" size="md" disabled={update.isPending}>
              {update.isPending ? texts.update.working : texts.update.submit}
            </Button>
            <Button variant="default" size="md" onClick={onClose}>
              {texts.update.cancel}
            </Button>
          </Group>
        }
      />
    </>
  );
}
