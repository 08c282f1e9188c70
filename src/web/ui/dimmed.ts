import { Text } from '@mantine/core';

export const Dimmed = Text.withProps({ size: 'sm', c: 'dimmed' });
