import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useState } from 'react';
import { clubNoteWords } from '../../../copy/club-note.ts';
import { keepAccepted, keepSeen, wasSeen } from '../../../effects/accepted-note.ts';
import { useAddresses, useEnd } from '../../../hooks/use-addresses.ts';

/** AD-27, MD-06: the club's note to its guests. Its acceptance is stored for this club (AD-10). */
export function ClubNote({ end }: { end: ShipEnd }) {
  const { store } = useAddresses();
  const { note, point } = useEnd(end);
  const club = point.club;
  const [closedFor, setClosedFor] = useState<number | null>(() =>
    club && note.text !== null && wasSeen({ end, club: club.id, text: note.text }) ? club.id : null,
  );
  if (!club || note.text === null) return null;
  const text = note.text;
  const close = () => {
    keepSeen({ end, club: club.id, text });
    setClosedFor(club.id);
  };
  const accept = () => {
    keepSeen({ end, club: club.id, text });
    keepAccepted({ end, club: club.id, text });
    store.dispatch({ type: 'note-accepted', end });
  };
  const open = !note.accepted && closedFor !== club.id;
  return (
    <>
      {open ? null : (
        <Button variant="quiet" onClick={() => setClosedFor(null)} disabled={note.accepted}>
          {note.accepted ? clubNoteWords.accepted : clubNoteWords.read({ club: club.name })}
        </Button>
      )}
      <Modal
        open={open}
        title={clubNoteWords.title({ club: club.name })}
        onClose={close}
        actions={
          <Button variant="primary" onClick={accept}>
            {clubNoteWords.accept}
          </Button>
        }
      >
        {text.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Modal>
    </>
  );
}
