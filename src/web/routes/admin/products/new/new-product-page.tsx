import { Alert, Button, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { errorText, fieldErrors } from '#web/error-text.ts';
import { useAttemptKey } from '#web/hooks/use-attempt-key.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { ProductForm } from '#web/routes/admin/product-form/product-form.tsx';
import {
  EMPTY_PRODUCT,
  PRODUCT_FORM_NAMES,
  type ProductValues,
  toCreateInput,
} from '#web/routes/admin/product-form/product-values.ts';
import { rejectedField } from '#web/routes/admin/product-form/rejected-field.ts';
import { texts } from '#web/routes/admin/texts.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';

const NOTHING = {};

/** The page 'Krijo Produkt'. */
export function NewProductPage() {
  const create = useMutation(api.admin.products.create.mutationOptions());
  const attempt = useAttemptKey();
  const [rejected, setRejected] = useState<Readonly<Record<string, string>>>(NOTHING);
  const [createdName, setCreatedName] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (values: ProductValues): Promise<boolean> => {
    setCreatedName(null);
    setFailure(null);
    try {
      const product = await attempt.send((idempotencyKey) =>
        create.mutateAsync({ ...toCreateInput(values), idempotencyKey }),
      );
      setCreatedName(product.name);
      showToast({ tone: 'success', message: texts.create.done });
      void refreshAfter('catalog');
      return true;
    } catch (error) {
      const sentence = errorText(error, texts.create.failed);
      setRejected({ ...fieldErrors(error, PRODUCT_FORM_NAMES), ...rejectedField(error) });
      setFailure(sentence);
      showToast({ tone: 'error', message: sentence });
      return false;
    }
  };

  return (
    <>
      <Title order={1} mb="lg">
        {texts.tabs.create}
      </Title>
      <div aria-live="polite">
        {createdName !== null && (
          <Alert
            color="green"
            mb="lg"
            withCloseButton
            closeButtonLabel={uiTexts.close}
            onClose={() => setCreatedName(null)}
          >
            {texts.create.created(createdName)}
          </Alert>
        )}
        {failure !== null && (
          <Alert color="red" mb="lg" title={texts.create.notCreated}>
            {failure}
          </Alert>
        )}
      </div>
      <ProductForm
        shown={EMPTY_PRODUCT}
        label={texts.tabs.create}
        rejected={rejected}
        isResetBySaving
        onSubmit={save}
        actions={
          <Button type="submit" size="md" disabled={create.isPending}>
            {create.isPending ? texts.create.working : texts.create.submit}
          </Button>
        }
      />
    </>
  );
}
