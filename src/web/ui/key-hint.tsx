import { Kbd } from '@mantine/core';
import { Fragment } from 'react';

export function KeyHint({ keys }: { readonly keys: string }) {
  return (
    <span aria-hidden style={{ whiteSpace: 'nowrap' }}>
      {keys.split('+').map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' '}
          <Kbd size="xs">{key}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}
