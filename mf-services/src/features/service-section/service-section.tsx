import { Card, type CardState, DoneButton, ErrorSummary, useFold } from '@sendahead/shared-ui';
import type { ReactNode } from 'react';
import { serviceSectionWords } from '../../copy/cards.ts';
import { sectionErrors } from '../../hooks/section-errors.ts';
import { useItineraryState } from '../../hooks/use-itinerary.ts';
import { isWishMissed } from '../../state/problems.ts';
import { publication } from '../../state/publication.ts';
import type { ItineraryState } from '../../state/state.ts';
import { CarrierWarning } from './carrier-warning.tsx';
import { serviceSummary } from './service-summary.ts';

/** SV-06: the service of each leg. */
export function ServiceSection({ children }: { children: ReactNode }) {
  const state = useItineraryState();
  const summary = sectionErrors(state, 'service');
  const inOrder = isInOrder(state);
  const troubled = summary.errors.length > 0;
  const fold = useFold('service', inOrder, { number: 5, troubled });
  return (
    <Card
      id="service"
      number={5}
      title={serviceSectionWords.title}
      state={cardState(state, troubled)}
      summary={fold.waits ? serviceSectionWords.asks : serviceSummary(state)}
      folded={fold.folded}
      onEdit={fold.open}
    >
      <ErrorSummary {...summary} />
      <CarrierWarning />
      {children}
      {inOrder ? (
        <div className="itinerary-done">
          <DoneButton title={serviceSectionWords.title} onPress={fold.fold} />
        </div>
      ) : null}
    </Card>
  );
}

const isInOrder = (state: ItineraryState): boolean => publication(state).valid && !isWishMissed(state);

function cardState(state: ItineraryState, troubled: boolean): CardState {
  if (troubled) return 'problem';
  if (isInOrder(state)) return 'done';
  return state.legsShown && state.outbound.date !== null ? 'current' : 'to-do';
}
