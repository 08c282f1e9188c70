import { useState } from 'react';
import type { StartExport } from '#shared/export-inputs.ts';
import { client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { DocumentError, saveDocument } from '#web/open-document.ts';
import { showToast } from '#web/ui/toast.ts';
import { importsTexts as texts } from './texts.ts';

const POLL_MS = 300;

export function useExport() {
  const [progress, setProgress] = useState<number | null>(null);
  const run = async (wanted: StartExport) => {
    setProgress(0);
    try {
      let status = await client.admin.exports.start.mutate(wanted);
      while (status.phase === 'reading' || status.phase === 'writing') {
        setProgress(status.phase === 'writing' ? 95 : (status.done / Math.max(1, status.total)) * 90);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        status = await client.admin.exports.status.query({ id: status.id });
      }
      if (status.phase === 'failed') throw new DocumentError(status.failure ?? texts.exportFailed);
      await saveDocument(`/api/admin/exports/${status.id}`);
      showToast({ tone: 'success', message: texts.exported(status.fileName) });
    } catch (error) {
      const message = error instanceof DocumentError ? error.message : errorText(error, texts.exportFailed);
      showToast({ tone: 'error', message });
    }
    setProgress(null);
  };
  return { run, progress };
}
