import { lengths } from '@sendahead/shared-contracts/constants';
import { cutAtWord, isLatin, labelName, wholeName } from '@sendahead/shared-contracts/travelers/label-name';
import { TextField, useKeptText } from '@sendahead/shared-ui';
import { LatinName } from '@sendahead/shared-ui/booking';
import { personWords } from '../../copy/person.ts';
import { keptTyped } from '../../state/filter-typed.ts';
import type { TravelerState } from '../../state/state.ts';
import { useField } from './person-field.tsx';
import './label-name.css';

const used = (text: string): string =>
  personWords.used({ count: [...text].length, limit: lengths.travelerName });

/**
 * TR-02: the name as printed on the label; if it is too long or not in Latin letters, the person enters the
 * label's name.
 */
export function LabelName({ traveler, number }: { traveler: TravelerState; number: number }) {
  const whole = wholeName(traveler.person);
  const label = labelName(traveler.person);
  if (whole === '') return null;
  const fits = isLatin(whole) && label === whole.normalize('NFC') && !traveler.person.label;
  if (!fits) return <LabelField traveler={traveler} number={number} />;
  return (
    <p className="travelers-label">
      <span>{`${personWords.onTheLabel} `}</span>
      <span className="travelers-label__name">{label}</span>
    </p>
  );
}

function LabelField({ traveler, number }: { traveler: TravelerState; number: number }) {
  const { value, onChange, ...bound } = useField(traveler, number, 'label');
  const whole = wholeName(traveler.person);
  const take = (text: string) => onChange({ target: { value: text } });
  const control = useKeptText(value, (text) => keptTyped('label', text), take, { printed: true });
  const { hint: leftOut, ...typed } = control;
  const line = { ...bound, ...typed, maxLength: lengths.travelerName, autoComplete: 'off' };
  // A name in other letters is not printed, so it uses no characters of the label.
  if (!isLatin(whole))
    return (
      <LatinName
        {...line}
        name={whole}
        hint={leftOut ?? `${used(cutAtWord(value, lengths.travelerName))}.`}
        onTake={take}
      />
    );
  const count = used(labelName(traveler.person));
  return (
    <TextField
      {...line}
      label={personWords.labelName}
      optional
      hint={leftOut ?? personWords.tooLong({ used: count })}
      placeholder={labelName({ ...traveler.person, label: '' })}
    />
  );
}
