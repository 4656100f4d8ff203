import * as calls from '@sendahead/shared-contracts/orders/club-note-calls';
import { isOver } from '@sendahead/shared-contracts/orders/states';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { clubNotesOf, clubsOf, keepClubNote } from '../public/club-notes.ts';
import { mayAct, type Reader, readerOf, requireOrder, requireOrderToChange } from '../public/order-access.ts';
import type { Order } from '../public/store.ts';

/** A customer's notes to the clubs of an order. */
export function orderClubNoteRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  const present = async (order: Order, reader: Reader) => ({
    // Users who may act for a customer can read the customer's note to a club.
    notes: mayAct(order, reader) ? await clubNotesOf(db, order) : [],
    editable: mayAct(order, reader) && !isOver(order.state),
  });

  registerCall(app, context, calls.readClubNotes, async ({ params }, { session }) => {
    const reader = readerOf(session);
    return present(await requireOrder(db, params.orderId, reader), reader);
  });

  registerCall(app, context, calls.saveClubNote, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(db, params.orderId, reader);
    if (isOver(order.state)) throw new Refusal(409, 'action_not_allowed');
    const club = clubsOf(order.shipment).find(({ club_id }) => club_id === params.clubId);
    if (!club) throw new Refusal(404, 'club_not_of_order');
    await keepClubNote(db, {
      orderId: order.id,
      clubId: Number(club.club_id),
      note: body.note.trim(),
      now: clock.instant(),
    });
    return present(order, reader);
  });
}
