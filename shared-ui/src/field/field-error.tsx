import { Icon } from '../icon/icon.tsx';
import './field.css';

/** The message of one control: an icon and a sentence, tied to the control by its id. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="ui-field__error" id={id}>
      <Icon name="alert" />
      <span>{message}</span>
    </p>
  );
}
