import { Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useEffect } from 'react';
import { questionsWords } from '../../copy/club-questions.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';

/** PY-09, MD-25, OPEN-45: the note of a microsite before the order; continuing pays, closing cancels the order. */
export function MicrositeNote() {
  const {
    checkout: { store },
    host,
  } = useCheckout();
  const isAsking = useSelector(({ placing }) => placing.phase === 'asking-club');
  const { name = '', note = '' } = host.boot.microsite ?? {};
  useEffect(() => {
    if (isAsking && note === '') store.dispatch({ type: 'club-answered' });
  }, [isAsking, note, store]);
  return (
    <Modal
      open={isAsking && note !== ''}
      title={name}
      onClose={() => store.dispatch({ type: 'club-left', code: 'club_step_left' })}
      actions={
        <Button variant="primary" onClick={() => store.dispatch({ type: 'club-answered' })}>
          {questionsWords.goOn}
        </Button>
      }
    >
      <p>{note}</p>
    </Modal>
  );
}
