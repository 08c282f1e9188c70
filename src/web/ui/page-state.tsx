import type { ReactNode } from 'react';
import { CutOff } from './cut-off.tsx';
import { ErrorBox } from './error-box.tsx';

type NoDataYetProps = {
  readonly query: {
    readonly error: unknown;
    readonly isPaused?: boolean;
    readonly refetch: () => unknown;
  };
  readonly loading: ReactNode;
  readonly failure?: string;
};

type PageStateProps<T> = NoDataYetProps & {
  readonly query: { readonly data: T | undefined };
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
};

export function PageState<T>({ isEmpty, empty, children, ...rest }: PageStateProps<T>): ReactNode {
  const { data } = rest.query;
  if (data === undefined) return <NoDataYet {...rest} />;
  return isEmpty?.(data) ? empty : children(data);
}

export function NoDataYet({ query, loading, failure }: NoDataYetProps): ReactNode {
  const { error, isPaused = false, refetch } = query;
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
