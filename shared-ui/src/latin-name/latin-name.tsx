import { unreadLetters } from '@sendahead/shared-contracts/travelers/label-name';
import { Suspense } from 'react';
import { latinNameWords } from '../copy/latin-name.ts';
import { TextField, type TextFieldProps } from '../field/field.tsx';
import { lazyView } from '../on-demand/lazy-view.ts';

/** With the transliteration table, loaded only for names that need it. */
const LatinProposal = lazyView(async () => (await import('./latin-proposal.tsx')).LatinProposal);

interface Props extends Omit<TextFieldProps, 'label'> {
  /** The name as it was typed, in letters that carriers cannot read. */
  readonly name: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onTake: (text: string) => void;
}

/**
 * TR-02, AD-29: the line for a label where carriers cannot read a name, with a proposal that one press
 * accepts.
 */
export function LatinName({ name, hint = '', onTake, ...field }: Props) {
  const unread = unreadLetters(field.value);
  const lead = unread.length > 0 ? latinNameWords.unread({ letters: unread }) : latinNameWords.hint;
  return (
    <div>
      <TextField
        autoComplete="off"
        {...field}
        label={latinNameWords.label}
        required
        hint={`${lead} ${hint}`.trim()}
      />
      <Suspense>
        {field.value === '' ? <LatinProposal name={name} max={field.maxLength} onTake={onTake} /> : null}
      </Suspense>
    </div>
  );
}
