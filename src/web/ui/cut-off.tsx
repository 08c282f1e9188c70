import { IconWifiOff } from '@tabler/icons-react';
import { EmptyBox } from './empty-box.tsx';
import { uiTexts } from './texts.ts';

/** Stands where a list would be that can't be fetched without a network. */
export function CutOff() {
  return <EmptyBox icon={<IconWifiOff size={26} />} title={uiTexts.cutOff} text={uiTexts.cutOffHint} />;
}
