import { client } from './api.ts';
import { forgetProductLists } from './device/product-cache.ts';
import { forgetTabMemory } from './device/tab-memory.ts';
import { dropUnsentForms } from './device/unsent.ts';
import { errorText } from './error-text.ts';
import { queryClient } from './query-client.ts';
import { clearUser, getSession } from './session.ts';
import { showToast } from './ui/toast.ts';

export async function logOut(): Promise<void> {
  try {
    await client.public.auth.logout.mutate();
  } catch (error) {
    showToast({ tone: 'error', message: errorText(error, 'An error occurred during logout') });
    return;
  }
  await forgetPhone();
  dropUnsentForms();
  clearUser();
  forgetProductLists();
  forgetTabMemory();
  queryClient.clear();
}

async function forgetPhone(): Promise<void> {
  const session = getSession();
  if (session.status !== 'user' || session.user.role !== 'driver') return;
  const { forgetPhoneMemory } = await import('./device/phone-memory.ts');
  await forgetPhoneMemory();
}
