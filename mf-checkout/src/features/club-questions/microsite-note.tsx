import { Button } from '@sendahead/shared-ui/button';
import { Modal } from '@sendahead/shared-ui/modal';
import { useEffect } from 'react';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';

/** PY-09, MD-25, OPEN-45: the note of a microsite before the order; going on pays, closing gives the order up. */
export function MicrositeNote() {
  const { checkout, host } = useCheckout();
  const asked = useSelector(({ placing }) => placing.phase === 'asking-club');
  const { name = '', note = '' } = host.boot.microsite ?? {};
  const goOn = () => checkout.store.dispatch({ type: 'club-answered' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the note stays as it is while the page does
  useEffect(() => {
    if (asked && note === '') goOn();
  }, [asked]);
  return (
    <Modal
      open={asked && note !== ''}
      title={name}
      onClose={() => checkout.store.dispatch({ type: 'club-left' })}
      actions={
        <Button variant="primary" onClick={goOn}>
          Go on
        </Button>
      }
    >
      <p>{note}</p>
    </Modal>
  );
}
