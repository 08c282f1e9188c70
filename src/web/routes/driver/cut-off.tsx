import { IconWifiOff } from '@tabler/icons-react';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { texts } from './texts.ts';

/** Stands where a list would be that can't be fetched without a network. */
export function CutOff() {
  return <EmptyBox icon={<IconWifiOff size={26} />} title={texts.offlineTitle} text={texts.offlineText} />;
}
