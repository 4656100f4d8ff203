import { afterQuietPeriod, isQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { Suspense, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { DayRules } from '../calendar/calendar.tsx';
import { dateFieldWords } from '../copy/date-field.ts';
import { showDate } from '../dates/show-date.ts';
import { FieldFrame, type FieldWords, useFieldWiring } from '../field/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import { Modal } from '../modal/modal.tsx';
import { lazyView } from '../on-demand/lazy-view.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { typedDate } from './typed-date.ts';
import { useTypedText } from './use-typed-text.ts';
import './date-field.css';

const Calendar = lazyView(async () => (await import('../calendar/calendar.tsx')).Calendar);

export type DateFieldProps = Omit<FieldWords, 'label'> &
  DayRules & {
    label: string;
    /** `YYYY-MM-DD`. */
    value: string | null;
    /** Null when the typed text is not an available day. */
    onChange: (date: string | null) => void;
    /** Shows the month under the field at all times instead of behind a button. */
    inline?: boolean | undefined;
    id?: string | undefined;
    name?: string | undefined;
  };

/** A date field with a calendar next to it that loads when it is first opened. */
export function DateField(props: DateFieldProps) {
  const { label, required, optional, value, onChange, inline = false } = props;
  const { hint = dateFieldWords.hint } = props;
  const { typed, setTyped, problem, setProblem } = useTypedText(value);
  const [quiet, setQuiet] = useState(isQuietPeriod);
  const [open, setOpen] = useState(false);
  const error = (quiet ? undefined : problem) ?? props.error;
  const wiring = useFieldWiring({ hint, error, required }, props.id);

  const settle = () => {
    if (typed === null) return;
    const read = typedDate(typed, props);
    setProblem(read.kind === 'problem' ? read.message : undefined);
    if (read.kind === 'problem') afterQuietPeriod(() => setQuiet(false));
    const next = read.kind === 'date' ? read.date : null;
    if (next !== value) onChange(next);
    // A text that is not a date is kept, so that it can be corrected.
    if (read.kind !== 'problem') setTyped(null);
  };
  const choose = (date: string) => {
    setTyped(null);
    setProblem(undefined);
    setOpen(false);
    if (date !== value) onChange(date);
  };
  const calendar = (
    <Suspense fallback={<div className="ui-date__wait" aria-busy="true" />}>
      <Calendar
        label={label}
        value={value}
        onChange={choose}
        autoFocus={!inline}
        min={props.min}
        max={props.max}
        today={props.today}
        unavailable={props.unavailable}
        price={props.price}
        priceNote={props.priceNote}
        onMonth={props.onMonth}
      />
    </Suspense>
  );

  return (
    <FieldFrame words={{ label, hint, error, required, optional }} wiring={wiring}>
      <div className="ui-date">
        <input
          {...wiring.control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="ui-input"
          name={props.name}
          value={typed ?? (value ? showDate(value, 'input') : '')}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
          }}
        />
        {inline ? null : <CalendarButton label={label} onOpen={() => setOpen(true)} />}
      </div>
      {inline ? calendar : null}
      <Modal open={open} title={label} onClose={() => setOpen(false)}>
        <div className="ui-date__calendar">{calendar}</div>
      </Modal>
    </FieldFrame>
  );
}

function CalendarButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <Button
      icon={<Icon name="calendar" />}
      aria-haspopup="dialog"
      // The field keeps the focus until the press ends: what a new date shows could move the button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.currentTarget.focus();
        onOpen();
      }}
    >
      {dateFieldWords.calendar}
      <VisuallyHidden>{dateFieldWords.opens({ label })}</VisuallyHidden>
    </Button>
  );
}

export type { DayRules };
