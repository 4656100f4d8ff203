import { arrivalLetter } from '@sendahead/shared-contracts/orders/arrival-letter-calls';
import { isOver } from '@sendahead/shared-contracts/orders/states';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { inScope, registerCall } from '../../../platform/http/register-call.ts';
import { wantsJson } from '../../../platform/http/wants-json.ts';
import { readBrandLook } from '../../catalog/public/store.ts';
import { documentFile } from '../documents/document-file.ts';
import { clubNotesOf } from '../public/club-notes.ts';
import { readerOf, requireOrder } from '../public/order-access.ts';
import { parcelsOf } from '../public/parcels.ts';
import { redirectBrowsersToOrder } from './redirect-browsers-to-order.ts';

/** The letter to the place of arrival. */
export function orderLetterRoutes(app: FastifyInstance, context: AppContext): void {
  inScope(app, (papers) => {
    redirectBrowsersToOrder(papers, 'arrival');
    registerCall(papers, context, arrivalLetter, async ({ params, query }, { request, reply, session }) => {
      const order = await requireOrder(context.db, params.orderId, readerOf(session));
      const { arrivalLetterOf, arrivalLetterPdf } = await import('../documents/arrival-letter.ts');
      const notes = await clubNotesOf(context.db, order);
      const letter = arrivalLetterOf(order.display_id, await parcelsOf(context.db, order), {
        carrier: order.shipment.legs[0]?.carrier,
        language: query.language,
        note: notes.find(({ on_letter }) => on_letter)?.note ?? '',
        stay: { from: query.stay_from, until: query.stay_until },
      });
      if (!letter || isOver(order.state)) throw new Refusal(409, 'action_not_allowed');
      if (wantsJson({ request, reply }, 'application/pdf')) return letter;
      return documentFile(
        reply,
        'application/pdf',
        `letter-${order.display_id}-${letter.language}.pdf`,
        await arrivalLetterPdf(letter, await readBrandLook(context.db, order.brand_id)),
      );
    });
  });
}
