import { TextField } from '@sendahead/shared-ui';
import { type FormEvent, useEffect, useState } from 'react';

/** A text filter, applied when Enter is pressed or the field is left. */
export function TypedFilter({
  value,
  problemOf,
  onTyped,
  ...field
}: {
  label: string;
  type?: 'search';
  inputMode?: 'decimal';
  maxLength: number;
  value: string;
  problemOf?: (text: string) => string | undefined;
  onTyped: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<string>();
  useEffect(() => setText(value), [value]);
  const settle = (): void => {
    const newProblem = problemOf?.(text.trim());
    setProblem(newProblem);
    if (newProblem === undefined && text.trim() !== value) onTyped(text.trim());
  };
  return (
    <form
      className={field.type === 'search' ? 'console-orders__search' : undefined}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        settle();
      }}
    >
      <TextField
        {...field}
        error={problem}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={settle}
      />
    </form>
  );
}
