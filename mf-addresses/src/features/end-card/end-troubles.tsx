import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { Alert } from '@sendahead/shared-ui/alert';
import { ErrorSummary } from '@sendahead/shared-ui/error-summary';
import { blockedText, duplicateText, uncheckedText } from '../../copy/end-words.ts';
import { problemText } from '../../copy/problems.ts';
import { type Problems, problemsOf } from '../../state/problems.ts';
import type { End, Field } from '../../state/state.ts';
import { useAddresses, useWhole } from '../ship-points/addresses-context.ts';
import { Block } from './block.tsx';
import { fieldId } from './field-id.ts';
import { useSummaryTurn } from './use-summary-turn.ts';

interface TroublesProps {
  readonly end: End;
  readonly duplicate: boolean;
  /** It is the first card that is not in order. */
  readonly first: boolean;
}

const none: Problems = {};

/** What stands against this end, above its fields: after a failed order every field, and what the server said. */
export function EndTroubles({ end, duplicate, first }: TroublesProps) {
  const { host } = useAddresses();
  const submits = useWhole((state) => state.submits);
  const blocked = useWhole((state) => state[end].blocked);
  const unchecked = useWhole((state) => end === 'destination' && state.validation.asking === 'failed');
  const problems = useWhole((state) => (state.submits > 0 ? problemsOf(state, end) : none), sameProblems);
  const turn = useSummaryTurn(submits, first);
  const same = useWhole(({ origin, destination }) =>
    duplicate ? duplicateText(origin.point, destination.point) : '',
  );
  return (
    <>
      {/* Only the first card with problems takes the focus after a failed order. */}
      <ErrorSummary errors={errorList(problems, end, host.boot.brand)} turn={turn} />
      {duplicate ? <Block>{same}</Block> : null}
      {blocked ? <Block>{blockedText(end)}</Block> : null}
      {unchecked ? (
        <Alert severity="warning" live>
          {uncheckedText}
        </Alert>
      ) : null}
    </>
  );
}

const sameProblems = (a: Problems, b: Problems): boolean => JSON.stringify(a) === JSON.stringify(b);

const errorList = (problems: Problems, end: End, brand: Brand) =>
  Object.entries(problems).map(([field, problem]) => ({
    fieldId: fieldId(end, field as Field),
    message: problemText(problem, end, brand),
  }));
