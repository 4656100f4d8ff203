import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { Alert, Button, lazyView } from '@sendahead/shared-ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ownFeeWords } from '../../copy/own-fee.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { ownClubFee } from '../../state/club-fee.ts';
import './club-fee.css';

const ClubFeeForm = lazyView(async () => (await import('./club-fee-form.tsx')).ClubFeeForm);

/** RO-03: the link of a club user to the fee of their club's pickup; hidden for everybody else. */
export function ClubFee({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const ownFee = ownClubFee(
    useSelector((state) => state),
    leg,
  );
  const [phase, setPhase] = useState<'closed' | 'open' | 'saved'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && phase !== 'open') button.current?.focus();
    wasOpen.current = phase === 'open';
  }, [phase]);
  if (!ownFee) return null;
  if (phase === 'open')
    return (
      <Suspense fallback={null}>
        <ClubFeeForm
          key={ownFee.fee.id}
          leg={leg}
          {...ownFee}
          onClose={(changed) => {
            if (changed) store.dispatch({ type: 'club-fee-changed' });
            setPhase(changed ? 'saved' : 'closed');
          }}
        />
      </Suspense>
    );
  return (
    <div className="itinerary-club-fee itinerary-club-fee--closed">
      <Button ref={button} variant="quiet" onClick={() => setPhase('open')}>
        {ownFeeWords.title}
      </Button>
      {phase === 'saved' ? (
        <Alert severity="success" live>
          {ownFeeWords.changed}
        </Alert>
      ) : null}
    </div>
  );
}
