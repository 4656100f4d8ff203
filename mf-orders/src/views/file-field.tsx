import { FieldError } from '@sendahead/shared-ui/field';
import { type ReactNode, useId } from 'react';
import './file-field.css';

interface Props {
  readonly label: string;
  readonly hint: ReactNode;
  readonly accept: string;
  readonly error?: string | undefined;
  readonly chosen?: string | undefined;
  readonly onChoose: (file: File) => void;
}

/** A file from the device, a phone’s camera too; the control is the browser’s own. */
export function FileField({ label, hint, accept, error, chosen, onChoose }: Props) {
  const id = useId();
  return (
    <div className="orders-file">
      <label htmlFor={id}>{label}</label>
      <span className="orders-file__hint" id={`${id}-hint`}>
        {hint}
      </span>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
        }}
      />
      {chosen ? <span className="orders-file__chosen">{chosen}</span> : null}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
