import { IconWifiOff } from '@tabler/icons-react';
import { EmptyBox } from './empty-box.tsx';
import { uiTexts } from './texts.ts';

export function CutOff() {
  return <EmptyBox icon={<IconWifiOff size={26} />} title={uiTexts.cutOff} text={uiTexts.cutOffHint} />;
}
