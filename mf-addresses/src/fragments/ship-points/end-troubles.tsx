import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { Alert, ErrorSummary } from '@sendahead/shared-ui';
import { blockedText, duplicateText, uncheckedText } from '../../copy/end-words.ts';
import { problemText } from '../../copy/problems.ts';
import { useAddresses, useSelector } from '../../hooks/use-addresses.ts';
import { fieldId } from '../../state/field-id.ts';
import { type Problems, problemsOf } from '../../state/problems.ts';
import type { Field } from '../../state/state.ts';
import { Block } from './block.tsx';
import { useSummaryTurn } from './use-summary-turn.ts';

interface TroublesProps {
  readonly end: ShipEnd;
  readonly duplicate: boolean;
  /** This is the first incomplete card. */
  readonly first: boolean;
}

const none: Problems = {};

/** The problems of this end, above its fields: after a failed order every field, and the server's message. */
export function EndTroubles({ end, duplicate, first }: TroublesProps) {
  const { host } = useAddresses();
  const submits = useSelector((state) => state.submits);
  const blocked = useSelector((state) => state[end].blocked);
  const blockedMessage = useSelector((state) => state[end].blockedMessage);
  const unchecked = useSelector((state) => end === 'destination' && state.validation.request === 'failed');
  const problems = useSelector((state) => (state.submits > 0 ? problemsOf(state, end) : none), sameProblems);
  const turn = useSummaryTurn(submits, first);
  const same = useSelector(({ origin, destination }) =>
    duplicate ? duplicateText(origin.point, destination.point) : '',
  );
  return (
    <>
      {/* Only the first card with problems takes the focus after a failed order. */}
      <ErrorSummary errors={errorList(problems, end, host.boot.brand)} turn={turn} />
      {duplicate ? <Block>{same}</Block> : null}
      {blocked ? <Block>{blockedMessage || blockedText(end)}</Block> : null}
      {unchecked ? (
        <Alert severity="warning" live>
          {uncheckedText}
        </Alert>
      ) : null}
    </>
  );
}

const sameProblems = (a: Problems, b: Problems): boolean => JSON.stringify(a) === JSON.stringify(b);

const errorList = (problems: Problems, end: ShipEnd, brand: Brand) =>
  Object.entries(problems).map(([field, problem]) => ({
    fieldId: fieldId(end, field as Field),
    message: problemText(problem, end, brand),
  }));
