import '../../styles/staff-styles.ts';
import { HeaderShell } from '../../ui/header-shell.tsx';
import { texts } from './texts.ts';

/** The workspace of the role driver: one screen under a header that only logs out. */
export function DriverWorkspace() {
  return <HeaderShell title={texts.title}>{null}</HeaderShell>;
}
