import { IconTruckDelivery } from '@tabler/icons-react';
import { EmptyBox } from '#web/ui/empty-box.tsx';

export function SuppliersTab() {
  return <EmptyBox icon={<IconTruckDelivery size={26} />} title="Ende asnjë furnitor" />;
}
