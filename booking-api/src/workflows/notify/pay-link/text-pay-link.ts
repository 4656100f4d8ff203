import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { payLinkMailJob } from '../../../modules/orders/public/mails/jobs.ts';
import { parcelsOf } from '../../../modules/orders/public/parcels.ts';
import { giveToken, type PayLink } from '../../../modules/orders/public/pay-links/pay-links.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { claimText, wasTexted } from '../../../modules/orders/public/texts/sent-texts.ts';
import { paymentConsent } from '../../../modules/orders/public/texts/text-consents.ts';
import { payLinkText } from '../copy/pay-link.ts';
import { readMailBrand } from '../mail/mail-frame.ts';
import { afterQuietHours } from '../text/quiet-hours.ts';
import { deliver, type TextContext } from '../text/send-text.ts';
import { tokenToCome } from '../text/text-facts.ts';

/**
 * Texts a pay link to the number whose owner agreed to texts about payments, at most once per round; at night it waits
 * for the morning. False when nobody agrees to it any more: then the link is emailed. Throws to be retried.
 */
export async function textPayLink(context: TextContext, link: PayLink): Promise<boolean> {
  const { db, clock, jobs, mails } = context;
  const { id: linkId, order_id: orderId, round } = link;
  const order = await findOrder(db, orderId);
  const consent = await paymentConsent(db, orderId);
  if (!order || !consent) return false;
  const key = { orderId, kind: `link_to_pay.${linkId}.${round}` };
  if (await wasTexted(db, key)) return true;
  const [first] = await parcelsOf(db, order);
  const from = afterQuietHours(clock.now(), first?.carriage.fromZone ?? homeTimeZone);
  if (from > clock.now()) {
    const startAfterSeconds = Math.ceil((from - clock.now()) / 1000);
    const again = { linkId, orderId, round };
    await db.transaction().execute((trx) => jobs.enqueue(trx, payLinkMailJob, again, { startAfterSeconds }));
    return true;
  }
  if (!(await claimText(db, key, clock.instant()))) return true;
  const brand = await readMailBrand(db, mails, order.brand_id);
  const words = payLinkText({
    brand: brand.name,
    displayId: order.display_id,
    amount: formatCents(cents(link.amount_cents)),
    url: `${brand.pages}/pay#token=${tokenToCome}`,
  });
  await deliver(context, { key, consent, words }, () => giveToken(db, linkId, clock.instant()));
  // The provider says that the number wants no texts.
  return (await paymentConsent(db, orderId)) !== undefined;
}
