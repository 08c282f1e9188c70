import { Button, type ButtonProps, Group, type GroupProps } from '@mantine/core';
import { uiTexts } from './texts.ts';

type DialogButtonsProps = ButtonProps & {
  readonly onCancel: () => void;
  readonly cancelLabel?: string;
  readonly gap?: NonNullable<GroupProps['gap']>;
  /** Applies to both buttons. */
  readonly look?: Pick<ButtonProps, 'size' | 'px'>;
  readonly type?: 'submit';
  readonly onClick?: (() => void) | undefined;
};

/** All other properties are those of the confirming button. */
export function DialogButtons(props: DialogButtonsProps) {
  const { onCancel, cancelLabel = uiTexts.cancel, gap = 'md', mt = 0, look = {}, ...act } = props;
  return (
    <Group justify="flex-end" gap={gap} mt={mt}>
      <Button {...look} variant="default" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button {...look} {...act} />
    </Group>
  );
}
