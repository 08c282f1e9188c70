import { Alert, Button, Title } from '@mantine/core';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ProductForm } from '#web/routes/admin/product-form/product-form.tsx';
import { newProductSchema, toCreateInput } from '#web/routes/admin/product-form/product-schema.ts';
import { EMPTY_PRODUCT } from '#web/routes/admin/product-form/product-values.ts';
import { useProductForm } from '#web/routes/admin/product-form/use-product-form.ts';
import { withStoredImage } from '#web/routes/admin/product-form/with-stored-image.ts';
import { texts } from '#web/routes/admin/texts.ts';
import { uiTexts } from '#web/ui/texts.ts';

export function NewProductPage() {
  const form = useProductForm({ schema: newProductSchema, shown: EMPTY_PRODUCT, name: 'new' });
  const [createdName, setCreatedName] = useState<string | null>(null);
  const create = useAction(api.admin.products.create, {
    attempts: { storedAs: `${form.draftName}.key` },
    success: texts.create.done,
    failure: texts.create.failed,
    affects: ['catalog'],
    prepare: withStoredImage,
    form,
    onSuccess: (product) => {
      setCreatedName(product.name);
      form.drop();
    },
  });
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
      </div>
      <ProductForm
        form={form}
        label={texts.tabs.create}
        onSubmit={(fields) => {
          setCreatedName(null);
          void create.run(toCreateInput(fields));
        }}
        actions={
          <Button type="submit" size="md" disabled={create.isPending}>
            {create.isPending ? texts.create.working : texts.create.submit}
          </Button>
        }
      />
    </>
  );
}
