import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { Card, DoneButton, useFold } from '@sendahead/shared-ui';
import { endAsks, endTitle } from '../../copy/end-words.ts';
import { useSelector } from '../../hooks/use-addresses.ts';
import { cardId } from '../../state/field-id.ts';
import { isComplete } from '../../state/problems.ts';
import { EndForm } from './end-form.tsx';
import { endSummary } from './end-summary.ts';
import { EndTroubles } from './end-troubles.tsx';

/**
 * One end of the shipment as a card: a club or another address, and its contact. State that a keystroke
 * changes is read where it is rendered, so that only its field renders, not the card.
 */
export function EndCard({ end, number, duplicate }: { end: ShipEnd; number: number; duplicate: boolean }) {
  const filled = useSelector((state) => isComplete(state, end));
  const blocked = useSelector((state) => state[end].blocked);
  const tried = useSelector((state) => state.submits > 0);
  const first = useSelector((state) => end === 'origin' || isComplete(state, 'origin'));
  const complete = filled && !duplicate && !blocked;
  const troubled = (tried && !filled) || duplicate || blocked;
  const { folded, waits, open, fold } = useFold(cardId(end), complete, { number, troubled });
  const summary = useSelector((state) => (folded ? endSummary(state[end].point) : ''));

  return (
    <Card
      id={cardId(end)}
      number={number}
      title={endTitle(end)}
      state={troubled ? 'problem' : complete ? 'done' : first ? 'current' : 'to-do'}
      folded={folded}
      summary={waits ? endAsks : summary}
      onEdit={open}
    >
      <EndTroubles end={end} duplicate={duplicate} first={first} />
      <EndForm end={end} />
      {complete ? (
        <div className="addresses-done">
          <DoneButton title={endTitle(end)} onPress={fold} />
        </div>
      ) : null}
    </Card>
  );
}
