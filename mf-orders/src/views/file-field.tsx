import { FieldError } from '@sendahead/shared-ui';
import { type ReactNode, useId } from 'react';
import './file-field.css';

interface Props {
  readonly label: string;
  readonly hint: ReactNode;
  readonly accept: string;
  readonly error?: string | undefined;
  /** The name of the chosen file; the control itself is ready for another one. */
  readonly chosen?: string | undefined;
  readonly onChoose: (file: File) => void;
}

/** A file from the device, or from a phone’s camera; uses the browser’s own control. */
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
        aria-describedby={`${id}-hint ${id}-chosen ${id}-error`}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // A browser fires no change event where the same file is chosen again, for example after a correction.
          currentTarget.value = '';
        }}
      />
      {chosen ? <span id={`${id}-chosen`}>{chosen}</span> : null}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
