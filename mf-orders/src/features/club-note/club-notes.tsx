import { readClubNotes } from '@sendahead/shared-contracts/orders/club-note-calls';
import { clubNoteWords } from '../../copy/club-note.ts';
import { useAsked } from '../../hooks/use-asked.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { AskedPart } from '../../views/asked-part.tsx';
import { OrderSection } from '../../views/order-section.tsx';
import { ClubNoteEditor } from './club-note-editor.tsx';
import './club-note.css';

/** What the clubs of an order are told about it; until the bags are there it can be written. */
export function ClubNotes() {
  const { order, at_clubs } = useOrder().detail;
  return at_clubs && order.state !== 'cancelled' ? (
    <ClubNotesOf key={order.state} orderId={order.order_id} />
  ) : null;
}

function ClubNotesOf({ orderId }: { orderId: string }) {
  const asked = useAsked(readClubNotes, { params: { orderId } });
  return (
    <OrderSection id="club-note" title={clubNoteWords.title}>
      <AskedPart asked={asked} what="your note">
        {({ notes, editable }) => (
          <>
            {editable ? <p>{clubNoteWords.lead}</p> : null}
            {notes.map((note) =>
              editable ? (
                <ClubNoteEditor key={note.club_id} orderId={orderId} kept={note} />
              ) : (
                <div key={note.club_id}>
                  <h3>{note.club}</h3>
                  <p className="order-club-note__text">{note.note || clubNoteWords.none}</p>
                </div>
              ),
            )}
          </>
        )}
      </AskedPart>
    </OrderSection>
  );
}
