import { RadioGroup, TextField } from '@sendahead/shared-ui';
import { stopKinds, stopNames, carrierDayTexts as texts } from '../../copy/carrier-days.ts';
import type { DayEntry } from './typed-day.ts';

/** The fields that a new day and a changed one share. */
export function DayFields({
  typed,
  problem,
  today,
  sourceRequired,
  onChange,
}: {
  typed: DayEntry;
  problem: (field: string) => string | undefined;
  today: string;
  sourceRequired: boolean;
  onChange: (given: Partial<DayEntry>) => void;
}) {
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        autoComplete="off"
        maxLength={100}
        value={typed.name}
        error={problem('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <RadioGroup
        label={texts.stops}
        options={stopKinds.map((value) => ({ value, label: stopNames[value] }))}
        value={typed.stops}
        onChange={(stops) => onChange({ stops })}
      />
      <TextField
        label={texts.source}
        hint={texts.sourceHint}
        required={sourceRequired}
        optional={!sourceRequired}
        autoComplete="off"
        maxLength={200}
        value={typed.source}
        error={problem('source')}
        onChange={({ target }) => onChange({ source: target.value })}
      />
      <TextField
        label={texts.checkedOn}
        type="date"
        optional
        max={today}
        value={typed.checked}
        error={problem('checked_on')}
        onChange={({ target }) => onChange({ checked: target.value })}
      />
    </>
  );
}
