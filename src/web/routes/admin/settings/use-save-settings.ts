import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { errorText } from '../../../error-text.ts';
import { refreshAfter } from '../../../live.ts';
import { showToast } from '../../../ui/toast.ts';
import { settingsTexts as texts } from './texts.ts';

type Feedback = { readonly onSaved: () => void; readonly onRefused: (error: unknown) => void };

/** Saves one group of settings and says how it went. */
export function useSaveSettings({ onSaved, onRefused }: Feedback) {
  return useMutation(
    api.admin.settings.update.mutationOptions({
      onSuccess: () => {
        onSaved();
        showToast({ tone: 'success', message: texts.done });
        void refreshAfter('settings');
      },
      onError: (error) => {
        onRefused(error);
        showToast({ tone: 'error', message: errorText(error, texts.failed) });
      },
    }),
  );
}
