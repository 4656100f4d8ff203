import { lengths } from '@sendahead/shared-contracts/constants';
import { isLatin, labelName, wholeName } from '@sendahead/shared-contracts/travelers/label-name';
import { TextField } from '@sendahead/shared-ui/field';
import { useKeptText } from '@sendahead/shared-ui/kept-text';
import { keptTyped } from '../../state/filter-typed.ts';
import type { TravelerState } from '../../state/state.ts';
import { LatinProposal } from './latin-proposal.tsx';
import { useField } from './person-field.tsx';
import './label-name.css';

const used = (text: string): string =>
  `${[...text].length} of ${lengths.travelerName} characters on the label`;

/** TR-02: the name as the label says it; where it has no room or no Latin letters, the person says what it shall be. */
export function LabelName({ traveler, number }: { traveler: TravelerState; number: number }) {
  const whole = wholeName(traveler.person);
  const label = labelName(traveler.person);
  if (whole === '') return null;
  const fits = isLatin(whole) && label === whole && !traveler.person.label;
  if (!fits) return <LabelField traveler={traveler} number={number} />;
  return (
    <p className="travelers-label">
      <span>On the label: </span>
      <span className="travelers-label__name">{label}</span>
      <span className="travelers-label__count">{` ${used(label)}`}</span>
    </p>
  );
}

function LabelField({ traveler, number }: { traveler: TravelerState; number: number }) {
  const { value, onChange, ...bound } = useField(traveler, number, 'label');
  const whole = wholeName(traveler.person);
  const latin = isLatin(whole);
  const take = (text: string) => onChange({ target: { value: text } });
  const kept = useKeptText(value, (text) => keptTyped('label', text), take);
  const why = latin
    ? 'The whole name doesn’t fit.'
    : 'Carriers read Latin letters. Enter the name as in the passport.';
  return (
    <div>
      <TextField
        {...bound}
        {...kept}
        label="Name on the label"
        required={!latin}
        optional={latin}
        hint={`${why} ${used(labelName(traveler.person))}.`}
        placeholder={latin ? labelName({ ...traveler.person, label: '' }) : undefined}
        maxLength={lengths.travelerName}
        autoComplete="off"
      />
      {latin || value !== '' ? null : <LatinProposal name={whole} onTake={take} />}
    </div>
  );
}
