import type { ReactNode } from 'react';
import { CutOff } from './cut-off.tsx';
import { ErrorBox } from './error-box.tsx';

type PageStateProps<T> = {
  readonly query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly isPaused?: boolean;
    readonly refetch: () => unknown;
  };
  readonly loading: ReactNode;
  readonly failure?: string;
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
};

export function PageState<T>({
  query,
  loading,
  failure,
  isEmpty,
  empty,
  children,
}: PageStateProps<T>): ReactNode {
  const { data, error, isPaused = false, refetch } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (error) {
    return (
      <ErrorBox
        error={error}
        onRetry={() => void refetch()}
        {...(failure === undefined ? {} : { fallback: failure })}
      />
    );
  }
  return isPaused ? <CutOff /> : loading;
}
