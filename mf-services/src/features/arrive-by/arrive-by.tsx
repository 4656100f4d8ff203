import { Button, lazyView } from '@sendahead/shared-ui';
import { Suspense, useState } from 'react';
import { arriveByQuestion } from '../../copy/arrive-by-question.ts';
import { useSelector } from '../../hooks/use-itinerary.ts';
import { areDaysKnown } from '../../state/days.ts';
import type { LegName } from '../../state/state.ts';

const ArriveByField = lazyView(async () => (await import('./arrive-by-field.tsx')).ArriveByField);

/** The way to a date by the day on which the bags must be there. */
export function ArriveBy({ leg }: { leg: LegName }) {
  const wanted = useSelector((state) => state[leg].arriveBy !== null);
  const known = useSelector((state) => areDaysKnown(state, leg));
  const [opened, setOpened] = useState(false);
  if (!wanted && !opened)
    return (
      <div className="itinerary-aside">
        <Button variant="quiet" disabled={!known} onClick={() => setOpened(true)}>
          {arriveByQuestion(leg)}
        </Button>
      </div>
    );
  return (
    <Suspense fallback={null}>
      <ArriveByField leg={leg} autoFocus={opened} />
    </Suspense>
  );
}
