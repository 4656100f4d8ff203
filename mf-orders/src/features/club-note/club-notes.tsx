import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readClubNotes } from '@sendahead/shared-contracts/orders/club-note-calls';
import { useQuery } from '@tanstack/react-query';
import { clubNoteWords } from '../../copy/club-note.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { OrderSection } from '../../views/order-section.tsx';
import { QueryView } from '../../views/query-view.tsx';
import { ClubNoteEditor } from './club-note-editor.tsx';
import './club-note.css';

/** The customer's notes to the clubs of an order; they can be edited until the bags arrive. */
export function ClubNotes() {
  const { order, at_clubs } = useOrder();
  return at_clubs && order.state !== 'cancelled' ? (
    <ClubNotesOf key={order.state} orderId={order.order_id} />
  ) : null;
}

function ClubNotesOf({ orderId }: { orderId: string }) {
  const api = useApi();
  const clubNotes = useQuery(queryOf(api, readClubNotes, { params: { orderId } }));
  // Readers who may not see the notes get none.
  if (clubNotes.data?.notes.length === 0) return null;
  return (
    <OrderSection id="club-note" title={clubNoteWords.title}>
      <QueryView query={clubNotes} what="your note">
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
      </QueryView>
    </OrderSection>
  );
}
