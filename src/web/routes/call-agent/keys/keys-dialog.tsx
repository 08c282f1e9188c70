import '#web/styles/overlay-styles.ts';
import { Kbd, Modal } from '@mantine/core';
import { texts } from '#web/routes/call-agent/texts.ts';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './keys-dialog.module.css';

type KeysDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The keys with which a whole order is taken. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.keys.title}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': uiTexts.close }}
    >
      <dl className={classes['keys']}>
        {texts.keys.list.map(([key, meaning]) => (
          <div key={meaning} className={classes['key']}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
