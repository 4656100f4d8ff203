import { may } from '@sendahead/shared-contracts/call/role-acts';
import { clubThatLabels } from '../../../modules/orders/public/at-clubs/club-that-labels.ts';
import { bookedBy } from '../../../modules/orders/public/booked-by.ts';
import { readReceipt } from '../../../modules/orders/public/receipt.ts';
import { type OrderMailContext, sendOnce } from '../mail/send-once.ts';
import type { ConfirmationFacts } from './confirmation-facts.ts';
import { confirmationText } from './confirmation-text.ts';

/** Our staff by first name and brand, people of a club by their full name. */
const nameOf = (
  { firstName, lastName, role }: NonNullable<Awaited<ReturnType<typeof bookedBy>>>,
  brand: string,
): string =>
  may(role, 'read_every_order') ? `${firstName || 'Staff'} at ${brand}` : `${firstName} ${lastName}`.trim();

/**
 * Sends the confirmation of an order, once; and again for each `again`, the key of a request to resend it.
 * Throws to be retried.
 */
export const sendConfirmation = (context: OrderMailContext, orderId: string, again?: string): Promise<void> =>
  sendOnce(
    context,
    orderId,
    { name: again ? `confirmation.${again}` : 'confirmation', kind: 'confirmation' },
    async (order, { account, brand, orderUrl }) => {
      const receipt = await readReceipt(context.db, order);
      const { firstName, email } = account;
      const buyer = await bookedBy(context.db, order);
      const facts: ConfirmationFacts = {
        brand,
        firstName,
        email,
        receipt,
        orderUrl,
        labeledByClub: receipt.legs.length === 1 && clubThatLabels(order) !== null,
        bookedBy: buyer ? nameOf(buyer, brand.name) : null,
      };
      // The mail components are heavy and only needed by mails: the server starts without them.
      const { confirmationHtml } = await import('./confirmation-html.ts');
      return {
        subject: `order ${receipt.display_id} is placed`,
        html: confirmationHtml(facts),
        text: confirmationText(facts),
      };
    },
  );
