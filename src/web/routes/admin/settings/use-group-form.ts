import { type FormValidateInput, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SettingsUpdate } from '#shared/inputs/settings-inputs.ts';
import type { Settings } from '#shared/settings.ts';
import { NUMBER_FAULT_TEXTS, type ParsedNumber } from '#shared/text/parse-number.ts';
import { client } from '#web/api.ts';
import { refreshAfter } from '#web/cache/refresh-after.ts';
import { errorText, fieldErrors } from '#web/error-text.ts';
import { useFormDraft } from '#web/hooks/use-form-draft.ts';
import { showToast } from '#web/ui/toast.ts';
import { mergeSettings } from './merge-settings.ts';
import { settingsTexts as texts } from './texts.ts';

type GroupForm<G extends keyof Settings, V extends object> = {
  readonly group: G;
  readonly stored: Settings[G];
  readonly toValues: (stored: Settings[G]) => V;
  readonly toStored: (values: V) => Settings[G];
  readonly toUpdate: (values: Settings[G]) => SettingsUpdate;
  readonly validate: FormValidateInput<V>;
};

/**
 * The form of a group and what its card shows and does. Writes only fields changed here over the stored settings, so that concurrent edits of other fields are not lost. An
 * unchanged form follows refetched settings.
 */
export function useGroupForm<G extends keyof Settings, V extends object>(options: GroupForm<G, V>) {
  const { group, stored, toValues, toStored, toUpdate, validate } = options;
  const [shown, setShown] = useState(() => toValues(stored));
  const draft = useFormDraft(`settings.${group}`, shown);
  const form = useForm<V>({
    initialValues: { ...shown, ...draft.found },
    validate,
    onValuesChange: (values) => draft.keep(shown, values),
  });
  const show = (settings: Settings[G]) => {
    const values = toValues(settings);
    form.setValues(values);
    form.resetDirty(values);
    setShown(values);
    draft.forget();
  };
  const save = useMutation({
    mutationFn: async (values: V) => {
      const fresh = await client.admin.settings.get.query();
      return client.admin.settings.update.mutate(
        toUpdate(mergeSettings(toStored(shown), toStored(values), fresh[group])),
      );
    },
    onSuccess: (settings) => {
      show(settings[group]);
      showToast({ tone: 'success', message: texts.done });
      refreshAfter('settings');
    },
    onError: (error) => {
      const errors = withoutGroup(fieldErrors(error));
      form.setErrors(errors);
      if (Object.keys(errors).length === 0)
        showToast({ tone: 'error', message: errorText(error, texts.failed) });
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before an unchanged form follows
  useEffect(() => {
    if (draft.found) form.resetDirty(shown);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the stored settings change, whatever is typed
  useEffect(() => {
    if (!form.isDirty()) show(stored);
  }, [stored]);
  const card = {
    title: texts.groups[group],
    hint: texts.groups[`${group}Hint`],
    isDirty: () => form.isDirty(),
    isSaving: save.isPending,
    onLeave: draft.forget,
    onSubmit: form.onSubmit((values) => save.mutate(values)),
  };
  return { form, card };
}

function withoutGroup(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^values\./, ''), message]),
  );
}

export function numberFaults(read: Readonly<Record<string, ParsedNumber>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(read).flatMap(([field, { reason }]) =>
      reason === undefined || reason === 'empty' ? [] : [[field, NUMBER_FAULT_TEXTS[reason]]],
    ),
  );
}
