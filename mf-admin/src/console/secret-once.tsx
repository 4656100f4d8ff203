import { Button, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';

interface SecretOnceProps {
  readonly title: string;
  /** That it is shown only now. */
  readonly why: string;
  readonly label: string;
  readonly secret: string;
  /** The label of the only button that closes it. */
  readonly copied: string;
  readonly onClose: () => void;
}

/** A secret that nobody can read again: neither Esc nor a press outside closes it. */
export function SecretOnce({ title, why, label, secret, copied, onClose }: SecretOnceProps) {
  return (
    <Modal
      open
      variant="static"
      title={title}
      why={why}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {copied}
        </Button>
      }
    >
      <TextField
        label={label}
        readOnly
        autoComplete="off"
        value={secret}
        onFocus={({ target }) => target.select()}
      />
    </Modal>
  );
}
