import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { Alert, RadioGroup } from '@sendahead/shared-ui';
import { dateChoiceWords } from '../../copy/date-choice.ts';
import { dateNoteText } from '../../copy/date-note.ts';
import { useItinerary, useItineraryState } from '../../hooks/use-itinerary.ts';
import { requestState } from '../../state/answer.ts';
import { arriveByOf } from '../../state/arrive-by.ts';
import { dateWayOf } from '../../state/date-way.ts';
import { handOverRules } from '../../state/days.ts';
import { feesQuestion } from '../../state/questions.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';
import { ArriveByField } from './arrive-by-field.tsx';
import { DatePick } from './date-pick.tsx';
import { Outcome } from './outcome.tsx';
import './date-choice.css';

/** VL-03, TL-05: the date of a leg, entered as the arrival date or the pickup date. */
export function DateChoice({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const state = useItineraryState();
  const { fees, note } = state[leg];
  if (fees.value === null || requestState(feesQuestion(state, leg), fees) === 'failed') return null;
  const way = dateWayOf(state, leg);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches when the date was left
    <div
      className="itinerary-when"
      onBlur={(event) => {
        const within = event.currentTarget.contains(event.relatedTarget);
        if (!within) afterQuietPeriod(() => store.dispatch({ type: 'blurred', leg, field: 'date' }));
      }}
    >
      <div className="itinerary-when__ways">
        <RadioGroup
          id={`${leg}-date-way`}
          label={dateChoiceWords.title({ leg })}
          options={[
            { value: 'arrival', label: dateChoiceWords.arrival },
            { value: 'pickup', label: dateChoiceWords.pickup({ dropOff: isDroppedOff(state, leg) }) },
          ]}
          value={way}
          onChange={(chosen) => store.dispatch({ type: 'date-way-chosen', leg, way: chosen })}
        />
      </div>
      {way === 'arrival' ? <ArriveByField leg={leg} /> : <DatePick leg={leg} />}
      <Outcome leg={leg} />
      {way === 'arrival' ? <HandOverDay leg={leg} /> : null}
      {note ? (
        <Alert severity="info" live>
          {dateNoteText(note, handOverRules(state, leg).holidays)}
        </Alert>
      ) : null}
    </div>
  );
}

/** The pickup or drop-off date, if no other line shows it. */
function HandOverDay({ leg }: { leg: LegName }) {
  const state = useItineraryState();
  const { date } = state[leg];
  if (date === null || arriveByOf(state, leg)?.kind === 'taken') return null;
  return (
    <p className="itinerary-line">
      {dateChoiceWords.taken({ leg, dropOff: isDroppedOff(state, leg), day: date })}
    </p>
  );
}
