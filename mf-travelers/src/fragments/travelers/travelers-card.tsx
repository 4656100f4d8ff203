import {
  Button,
  Card,
  type CardState,
  DoneButton,
  ErrorSummary,
  Icon,
  LiveRegion,
  useFold,
} from '@sendahead/shared-ui';
import { useEffect } from 'react';
import { travelersWords } from '../../copy/travelers.ts';
import { travelersSummary } from '../../copy/travelers-summary.ts';
import { ChoosePast } from '../../features/group/choose-past.tsx';
import { UndoBar } from '../../features/group/group.tsx';
import { PasteList } from '../../features/group/paste-list.tsx';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { cardId } from '../../state/field-id.ts';
import { publication } from '../../state/publication.ts';
import type { TravelersState } from '../../state/state.ts';
import { summaryErrors } from './summary-errors.ts';
import { TravelerBlock } from './traveler-block.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import './travelers-card.css';

/** Travelers and items as a card. */
export function TravelersCard() {
  const { store, host } = useTravelers();
  const { brand } = host.boot;
  const state = useSelector((whole) => whole);
  const published = publication(state, brand);
  const errors = state.submits > 0 ? summaryErrors(state, brand) : [];
  const troubled = errors.length > 0 || published.duplicates.length > 0;
  const fold = useFold(cardId, published.valid, { number: 3, troubled });
  useHeadingFocus();
  useEffect(() => {
    if (fold.folded) store.dispatch({ type: 'card-folded' });
  }, [fold.folded, store]);

  return (
    <Card
      id={cardId}
      number={3}
      title={travelersWords.title}
      state={cardState(state, published.valid, troubled)}
      summary={fold.waits ? travelersWords.asks : travelersSummary(published, brand)}
      folded={fold.folded}
      onEdit={fold.open}
    >
      <LiveRegion message={state.announcement.text} turn={state.announcement.turn} />
      <ErrorSummary errors={errors} turn={state.summaryTurn} press={state.submits} />
      {state.travelers.map((traveler, index) => (
        <TravelerBlock
          key={traveler.key}
          traveler={traveler}
          number={index + 1}
          duplicate={published.duplicates.includes(String(index + 1))}
          removable={state.travelers.length > 1}
        />
      ))}
      <UndoBar />
      <div className="travelers-add">
        <Button icon={<Icon name="plus" />} onClick={() => store.dispatch({ type: 'traveler-added' })}>
          {travelersWords.add({ word: brand.traveler_word })}
        </Button>
        <PasteList />
        <ChoosePast />
        {published.valid ? <DoneButton title={travelersWords.title} onPress={fold.fold} /> : null}
      </div>
    </Card>
  );
}

function cardState(state: TravelersState, valid: boolean, troubled: boolean): CardState {
  if (troubled) return 'problem';
  if (valid) return 'done';
  const begun = state.travelers.some(({ lines }) => lines.some(({ count }) => count > 0));
  return state.first || begun ? 'current' : 'to-do';
}
