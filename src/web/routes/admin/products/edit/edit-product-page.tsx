import { Button, Group, Skeleton, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isLargeChange } from '#shared/prices/price-changes.ts';
import { api } from '#web/api.ts';
import { findDomainError } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ProductCost } from '#web/routes/admin/product-form/product-cost.tsx';
import { useDoubts } from '#web/routes/admin/product-form/product-doubts.tsx';
import { ProductForm } from '#web/routes/admin/product-form/product-form.tsx';
import {
  type ProductFields,
  productSchema,
  type ShownProduct,
  shownFields,
  toUpdateInput,
  toValues,
} from '#web/routes/admin/product-form/product-schema.ts';
import { useProductForm } from '#web/routes/admin/product-form/use-product-form.ts';
import { withStoredImage } from '#web/routes/admin/product-form/with-stored-image.ts';
import { LargeChangeDialog } from '#web/routes/admin/products/large-change.tsx';
import { texts } from '#web/routes/admin/texts.ts';
import { PageState } from '#web/ui/page-state.tsx';

export function EditProductPage() {
  const { productId } = useParams({ from: '/secret-dashboard/products/$productId' });
  const canGoBack = useCanGoBack();
  const router = useRouter();
  const navigate = useNavigate();
  const close = () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: '/secret-dashboard/products/edit', replace: true });
  };
  const id = /^[1-9]\d{0,14}$/.test(productId) ? Number(productId) : 0;
  return <UpdateForm key={productId} productId={id} onClose={close} />;
}

function UpdateForm({ productId, onClose }: { readonly productId: number; readonly onClose: () => void }) {
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

type EditorProps = { readonly product: ShownProduct; readonly onClose: () => void };

function Editor({ product: fetched, onClose }: EditorProps) {
  // Frozen on mount: refetches must not change fields while they are edited; the server detects conflicts on save.
  const [product, setProduct] = useState(fetched);
  const [shown] = useState(() => toValues(fetched));
  const [asked, setAsked] = useState<ProductFields | null>(null);
  const form = useProductForm({ schema: productSchema, shown, name: String(fetched.id) });
  const update = useAction(api.admin.products.update, {
    success: texts.update.done,
    failure: texts.update.failed,
    affects: ['catalog'],
    prepare: withStoredImage,
    form,
    onSuccess: () => {
      form.forget();
      form.resetDirty(form.getValues());
    },
    onDone: () => {
      // Deferred: the form must have cleared its unsaved state, or the navigation guard would ask.
      setTimeout(onClose, 0);
    },
    onError: (error) => {
      const rejection = findDomainError(error);
      // The error shows the new stock, so that saving again confirms it.
      if (rejection?.code === 'stock-changed') setProduct({ ...product, stock: rejection.data.stock });
    },
  });
  const save = (fields: ProductFields) => {
    setAsked(null);
    void update.run(toUpdateInput(product, shownFields(shown), fields));
  };
  const doubts = useDoubts(shownFields(shown), (fields) =>
    isLargeChange(product.priceE4, fields.priceE4) ? setAsked(fields) : save(fields),
  );
  return (
    <>
      {doubts.question}
      <Title order={1} mb="lg">
        {texts.update.edit(product.name)}
      </Title>
      <ProductForm
        form={form}
        label={texts.update.edit(product.name)}
        hasStoredImage={shown.image !== null}
        figures={fetched}
        onSubmit={doubts.submit}
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
      <ProductCost productId={product.id} />
      {asked && (
        <LargeChangeDialog
          product={product}
          priceE4={asked.priceE4}
          onConfirm={() => save(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
