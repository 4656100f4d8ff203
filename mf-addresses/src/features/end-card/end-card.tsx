import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { Card } from '@sendahead/shared-ui/card';
import { ErrorSummary } from '@sendahead/shared-ui/error-summary';
import { RadioGroup } from '@sendahead/shared-ui/field';
import { DoneButton, useFold } from '@sendahead/shared-ui/fold';
import {
  blockedText,
  duplicateText,
  endTitle,
  kindOptions,
  kindQuestion,
  swapText,
  uncheckedText,
} from '../../copy/end-words.ts';
import { problemText } from '../../copy/problems.ts';
import { isComplete, type Problems, problemsOf } from '../../state/problems.ts';
import { type End, type Field, otherEnd } from '../../state/state.ts';
import { DefaultOrigin } from '../default-origin/default-origin.tsx';
import { DisasterDialog } from '../dialogs/dialogs.tsx';
import { HiddenValues } from '../hidden-values/hidden-values.tsx';
import { PersonFields } from '../person-fields/person-fields.tsx';
import { PlaceChoice } from '../place-choice/place-choice.tsx';
import { useAddresses, useEnd, useWhole } from '../ship-points/addresses-context.ts';
import { Block } from './block.tsx';
import { endSummary } from './end-summary.ts';
import { fieldId } from './field-id.ts';
import { useSummaryTurn } from './use-summary-turn.ts';

/** One end of the shipment as a card: a club or another address, and who is there. */
export function EndCard({ end, number, duplicate }: { end: End; number: number; duplicate: boolean }) {
  const { store, host } = useAddresses();
  const { brand } = host.boot;
  const state = useEnd(end);
  const other = useEnd(otherEnd(end));
  const submits = useWhole((whole) => whole.submits);
  const first = useWhole((whole) => end === 'origin' || isComplete(whole, 'origin'));
  const unchecked = useWhole((whole) => end === 'destination' && whole.validation.asking === 'failed');
  const filled = useWhole((whole) => isComplete(whole, end));
  const problems = useWhole((whole) => problemsOf(whole, end), sameProblems);
  const complete = filled && !duplicate && !state.blocked;
  const summaryTurn = useSummaryTurn(submits, first);
  const fold = useFold(`ship-${end}`, complete);
  const errors = submits > 0 ? errorList(problems, end, (problem) => problemText(problem, end, brand)) : [];
  const troubled = errors.length > 0 || duplicate || state.blocked;

  return (
    <Card
      id={`ship-${end}`}
      number={number}
      title={endTitle(end)}
      state={troubled ? 'problem' : complete ? 'done' : first ? 'current' : 'to-do'}
      folded={fold.folded}
      summary={endSummary(state.point)}
      onEdit={fold.open}
    >
      {/* Only the first card with problems takes the focus after a failed order. */}
      <ErrorSummary errors={errors} turn={summaryTurn} />
      {duplicate ? <Block>{duplicateText(store.getState().origin.point, state.point)}</Block> : null}
      {state.blocked ? <Block>{blockedText(end)}</Block> : null}
      {unchecked ? (
        <Alert severity="warning" live>
          {uncheckedText}
        </Alert>
      ) : null}
      <DisasterDialog end={end} />
      <RadioGroup
        label={kindQuestion(end)}
        id={fieldId(end, 'kind')}
        options={kindOptions(brand)}
        value={state.point.kind}
        onChange={(kind) => store.dispatch({ type: 'kind-chosen', end, kind })}
      />
      <PlaceChoice end={end} />
      {state.point.club && !other.point.club ? (
        <Button
          variant="quiet"
          className="addresses-swap"
          onClick={() => store.dispatch({ type: 'swapped' })}
        >
          {swapText(end, state.point.club.name)}
        </Button>
      ) : null}
      <PersonFields end={end} />
      {end === 'origin' ? <DefaultOrigin /> : null}
      <HiddenValues end={end} />
      {complete ? (
        <div className="addresses-done">
          <DoneButton title={endTitle(end)} onPress={fold.fold} />
        </div>
      ) : null}
    </Card>
  );
}

const sameProblems = (a: Problems, b: Problems): boolean => JSON.stringify(a) === JSON.stringify(b);

const errorList = (problems: Problems, end: End, words: (problem: NonNullable<Problems[Field]>) => string) =>
  Object.entries(problems).map(([field, problem]) => ({
    fieldId: fieldId(end, field as Field),
    message: words(problem),
  }));
