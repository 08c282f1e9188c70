import { useCanGoBack, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { UpdateForm } from './update-form.tsx';

/** A product's form at its own address; closing it leads back to where it was opened. */
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
