import { Alert, Button, Title } from '@mantine/core';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useDoubts } from '#web/routes/admin/product-form/product-doubts.tsx';
import { ProductForm } from '#web/routes/admin/product-form/product-form.tsx';
import { emptyProduct, productSchema } from '#web/routes/admin/product-form/product-schema.ts';
import { useProductForm } from '#web/routes/admin/product-form/use-product-form.ts';
import { withStoredImage } from '#web/routes/admin/product-form/with-stored-image.ts';
import { texts } from '#web/routes/admin/texts.ts';
import { uiTexts } from '#web/ui/texts.ts';

type Outcome = { readonly isDone: boolean; readonly message: string };

export function NewProductPage() {
  const form = useProductForm({ schema: productSchema, shown: emptyProduct(), name: 'new' });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const create = useAction(api.admin.products.create, {
    attempts: { storedAs: `${form.draftName}.key` },
    success: texts.create.done,
    failure: texts.create.failed,
    affects: ['catalog'],
    prepare: withStoredImage,
    form,
    onSuccess: (product) => {
      setOutcome({ isDone: true, message: texts.create.created(product.name) });
      form.drop();
    },
    onError: () => setOutcome({ isDone: false, message: texts.create.notCreated }),
  });
  const doubts = useDoubts(null, (fields) => void create.run(fields));
  return (
    <>
      {doubts.question}
      <Title order={1} mb="lg">
        {texts.tabs.create}
      </Title>
      <div aria-live="polite">
        {outcome && (
          <Alert
            color={outcome.isDone ? 'green' : 'red'}
            mb="lg"
            withCloseButton
            closeButtonLabel={uiTexts.close}
            onClose={() => setOutcome(null)}
          >
            {outcome.message}
          </Alert>
        )}
      </div>
      <ProductForm
        form={form}
        label={texts.tabs.create}
        onSubmit={(fields) => {
          setOutcome(null);
          doubts.submit(fields);
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
