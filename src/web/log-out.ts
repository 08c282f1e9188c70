import { client } from './api.ts';
import { errorText } from './error-text.ts';
import { forgetProductLists } from './product-cache.ts';
import { queryClient } from './query-client.ts';
import { clearUser, getSession } from './session.ts';
import { forgetTabMemory } from './tab-memory.ts';
import { showToast } from './ui/toast.ts';
import { dropUnsentForms } from './unsent.ts';

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
  const { forgetPhoneMemory } = await import('./phone-memory.ts');
  await forgetPhoneMemory();
}
