import { Alert, Button } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { type ClearedBooking, undoMs } from '../carts/cleared-booking.ts';

import { startOverWords } from '../copy/start-over.ts';
import './start-over.css';

/** Clears the booking of this tab; a saved booking can be restored for a while. */
export function StartOverButton({ startOver }: { startOver: () => Promise<void> }) {
  const [clearing, setClearing] = useState(false);
  return (
    <div className="start-over">
      <Button
        variant="quiet"
        disabled={clearing}
        onClick={() => {
          setClearing(true);
          startOver().finally(() => setClearing(false));
        }}
      >
        {startOverWords.startOver}
      </Button>
    </div>
  );
}

/** Says that the booking was cleared, and restores it on request. */
export function UndoStartOver({ left }: { left: ClearedBooking }) {
  const [offered, setOffered] = useState(left.isThere);
  useEffect(() => {
    if (!offered) return undefined;
    const timer = setTimeout(() => {
      left.forget();
      setOffered(false);
    }, undoMs);
    return () => clearTimeout(timer);
  }, [left, offered]);
  if (!offered) return null;
  const undo = (): void => {
    left.takeBack();
    location.reload();
  };
  return (
    <div className="start-over-undo">
      <Alert
        severity="info"
        live
        action={
          <Button variant="secondary" onClick={undo}>
            {startOverWords.undo}
          </Button>
        }
      >
        {startOverWords.cleared}
      </Alert>
    </div>
  );
}

/** Both of them, under the booking. */
export function StartOver(props: { left: ClearedBooking; startOver: () => Promise<void> }) {
  return (
    <>
      <StartOverButton startOver={props.startOver} />
      <UndoStartOver left={props.left} />
    </>
  );
}
