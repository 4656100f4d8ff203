import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import { parcelsOf } from '../../modules/orders/parcels.ts';
import { findOrder } from '../../modules/orders/store.ts';
import { findAccountForMail } from '../send-confirmation/recipient.ts';
import type { ShippingContext } from '../ship-order/context.ts';
import { type MailStep, mailSteps } from './queue.ts';
import { type StepFacts, stepText } from './step-facts.ts';
import { stepWords } from './step-words.ts';

/** Of a brand without colours of its own. */
const plainColours: BrandTheme = { brand: '#2e3a46', accent: '#565d64' };

export type StepMail = { orderId: string; step: MailStep; leg: 'outbound' | 'return'; generation: number };

/** Reads what a job carries; undefined when it is none of ours. */
export function readStepMail(data: Record<string, unknown>): StepMail | undefined {
  const step = mailSteps.find((name) => name === data.step);
  const leg = data.leg === 'return' ? 'return' : 'outbound';
  if (!step || typeof data.orderId !== 'string' || typeof data.generation !== 'number') return undefined;
  return { orderId: data.orderId, step, leg, generation: data.generation };
}

/**
 * Sends the mail of a step, once: what was sent is written down, and a repetition after a crash in between carries the
 * same message id. Throws to be tried again.
 */
export async function sendStep(
  { db, clock, mails }: Pick<ShippingContext, 'db' | 'clock' | 'mails'>,
  { orderId, step, leg, generation }: StepMail,
): Promise<void> {
  const kind = `${step}.${leg}.${generation}`;
  const order = await findOrder(db, orderId);
  if (!order) return;
  const sent = await db
    .selectFrom('order_mails')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (sent) return;
  const { account, brand } = await findAccountForMail(db, order.user_id, order.brand_id);
  const parcels = await parcelsOf(db, { id: orderId, generation });
  const act = await db
    .selectFrom('order_acts')
    .select('amount_cents')
    .where('order_id', '=', orderId)
    .where('generation', '=', step === 'changed' ? generation - 1 : generation)
    .where('state', '=', 'done')
    .executeTakeFirst();
  const words = stepWords(step, {
    displayId: order.display_id,
    leg,
    parcels: parcels.filter((parcel) => parcel.leg === leg),
    amountCents: act?.amount_cents ?? 0,
  });
  const pages = mails.pageOrigin(brand.slug);
  const facts: StepFacts = {
    brand: {
      name: brand.name,
      helpPhone: brand.words.help_phone,
      helpEmail: brand.words.help_email,
      colours: brand.words.theme ?? plainColours,
    },
    firstName: account.first_name,
    displayId: order.display_id,
    ...words,
    link:
      step === 'labels_ready'
        ? { label: 'Print your labels', url: `${pages}/api/v6/orders/${encodeURIComponent(orderId)}/labels` }
        : {
            label: 'Open your receipt',
            url: `${pages}/payments/receipt?user&order_id=${encodeURIComponent(orderId)}&utm_nooverride=1`,
          },
  };
  // The mail components are heavy and needed by mails alone: the server starts without them.
  const { stepHtml } = await import('./step-html.ts');
  await mails.mail.send({
    messageId: `${orderId}.${kind}@${mails.fromAddress.split('@')[1] ?? 'localhost'}`,
    to: { name: `${account.first_name} ${account.last_name}`, address: account.email },
    from: { name: brand.name, address: mails.fromAddress },
    replyTo: brand.words.help_email,
    subject: `${brand.name}: ${facts.title} (${order.display_id})`,
    html: stepHtml(facts),
    text: stepText(facts),
  });
  await db
    .insertInto('order_mails')
    .values({ order_id: orderId, kind, sent_at: clock.instant() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
