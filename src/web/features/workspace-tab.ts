import type { ComponentType, ReactNode } from 'react';

/** One section of a workspace. */
export type WorkspaceTab = {
  /** Its name in the address (`?tab=stock`). */
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The screen, best made with `lazy` so that only the open section is fetched. */
  readonly screen: ComponentType;
  /** What waits there, e.g. a number. */
  readonly badge?: ReactNode;
};
