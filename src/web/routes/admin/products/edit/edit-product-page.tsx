import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { ProductPicker } from './product-picker.tsx';
import { UpdateForm } from './update-form.tsx';

/** The section 'Update': a grid of products; choosing one opens its form. The chosen one stands in the address. */
export function UpdateTab() {
  const [productId, setProductId] = useUrlParam('product');
  const id = /^[1-9]\d{0,14}$/.test(productId) ? Number(productId) : null;
  return id === null ? (
    <ProductPicker onChosen={(chosen) => setProductId(String(chosen))} />
  ) : (
    <UpdateForm key={id} productId={id} onClose={() => setProductId('')} />
  );
}
