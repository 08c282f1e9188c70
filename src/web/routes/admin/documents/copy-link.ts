import { showToast } from '#web/ui/toast.ts';
import { documentsTexts } from './texts.ts';

const texts = documentsTexts.document;

export async function copyLink(documentId: number): Promise<void> {
  const link = `${window.location.origin}/faturat?document=${documentId}`;
  try {
    await navigator.clipboard.writeText(link);
    showToast({ tone: 'success', message: texts.linkCopied });
  } catch {
    // The clipboard is not available without TLS.
    showToast({ tone: 'success', message: texts.linkByHand(link), ms: 20_000 });
  }
}
