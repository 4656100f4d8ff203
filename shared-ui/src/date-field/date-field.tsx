import { afterQuietPeriod, isQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { Suspense, useState, useTransition } from 'react';
import { Button } from '../button/button.tsx';
import type { DayRules } from '../calendar/calendar.tsx';
import { dateFieldWords } from '../copy/date-field.ts';
import { showDate } from '../dates/show-date.ts';
import { FieldFrame, type FieldWords, useFieldWiring } from '../field/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import { lazyView } from '../on-demand/lazy-view.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { typedDate } from './typed-date.ts';
import { useTypedText } from './use-typed-text.ts';
import './date-field.css';

const CalendarDialog = lazyView(async () => (await import('../calendar/calendar-dialog.tsx')).CalendarDialog);

export type DateFieldProps = Omit<FieldWords, 'label'> &
  DayRules & {
    label: string;
    /** `YYYY-MM-DD`. */
    value: string | null;
    /** Null when the typed text is not an available day. */
    onChange: (date: string | null) => void;
    id?: string | undefined;
    name?: string | undefined;
  };

/** A date field with a calendar next to it that loads when it is first opened. */
export function DateField(props: DateFieldProps) {
  const { label, required, optional, value, onChange } = props;
  const { hint = dateFieldWords.hint } = props;
  const { typed, setTyped, problem, setProblem } = useTypedText(value);
  const [quiet, setQuiet] = useState(isQuietPeriod);
  const [open, setOpen] = useState(false);
  const [loading, startLoading] = useTransition();
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
        <CalendarButton label={label} busy={loading} onOpen={() => startLoading(() => setOpen(true))} />
      </div>
      <Suspense>
        {open ? (
          <CalendarDialog
            label={label}
            value={value}
            onChange={choose}
            onClose={() => setOpen(false)}
            min={props.min}
            max={props.max}
            today={props.today}
            unavailable={props.unavailable}
            price={props.price}
            priceNote={props.priceNote}
            onMonth={props.onMonth}
          />
        ) : null}
      </Suspense>
    </FieldFrame>
  );
}

function CalendarButton({ label, busy, onOpen }: { label: string; busy: boolean; onOpen: () => void }) {
  return (
    <Button
      icon={<Icon name="calendar" />}
      busy={busy}
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
