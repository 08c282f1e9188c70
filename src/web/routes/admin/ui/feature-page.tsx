import { IconToggleLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FeatureKey } from '#shared/feature-list.ts';
import { useFeatureState } from '#web/features/use-feature.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PagePending } from '#web/ui/page-pending.tsx';
import { adminTexts as texts } from './texts.ts';

type FeaturePageProps = { readonly feature: FeatureKey; readonly children: ReactNode };

/** A page of an optional feature: a bookmark or an open screen may lead to it while it is off. */
export function FeaturePage({ feature, children }: FeaturePageProps) {
  const state = useFeatureState(feature);
  if (state === 'on') return children;
  if (state === 'unknown') return <PagePending />;
  return <EmptyBox icon={<IconToggleLeft size={28} />} title={texts.off} text={texts.offHint} />;
}
