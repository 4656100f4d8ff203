import { mailKey } from '../../../modules/accounts/public/mail-key.ts';
import { type MailStep, nameOf, type StepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { parcelsOf } from '../../../modules/orders/public/parcels.ts';
import { findOrder, type Order } from '../../../modules/orders/public/store.ts';
import { type OrderMailContext, sendOnce } from '../mail/send-once.ts';
import { type StatusEmailFacts, statusEmailText } from './status-email-facts.ts';
import { mailOfStep } from './status-email-links.ts';
import { statusEmailTexts } from './status-email-texts.ts';

/** Where the bags are; labels, changes and money are the account's alone. */
const stepsOfBags: readonly MailStep[] = [
  'picked_up',
  'in_transit',
  'delayed',
  'out_for_delivery',
  'delivered',
];

/**
 * VL-22: tells travelers at the addresses that were typed for them where their own bags are, each address once, unless it
 * is the account's. No price, no bag of another, and no link that asks for the account. One address that does not take its
 * mail keeps nobody else from theirs. Throws to be tried again.
 */
export async function sendToTravelers(context: OrderMailContext, mail: StepMail): Promise<void> {
  if (!stepsOfBags.includes(mail.step)) return;
  const order = await findOrder(context.db, mail.orderId);
  if (!order) return;
  const failures: unknown[] = [];
  for (const reader of await readersOf(context, order))
    await sendTo(context, mail, reader).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** An address with the travelers who gave it. */
type Reader = { email: string; names: readonly string[] };

async function readersOf({ db }: OrderMailContext, order: Order): Promise<Reader[]> {
  const account = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const { travelers } = order.shipment;
  const byAddress = Map.groupBy(travelers, ({ email }) => mailKey(email));
  return [...byAddress].flatMap(([key, [first, ...more]]) => {
    if (!first?.email || key === mailKey(account.email)) return [];
    // Bags are identified by their traveler's name: two travelers with the same name get no news of each other's bags.
    const shared = travelers.filter(({ email }) => mailKey(email) !== key).map(({ name }) => name);
    const names = [first, ...more].map(({ name }) => name).filter((name) => !shared.includes(name));
    return names.length === 0 ? [] : [{ email: first.email.trim(), names }];
  });
}

async function sendTo(context: OrderMailContext, mail: StepMail, { email, names }: Reader): Promise<void> {
  const { orderId, step, leg, generation } = mail;
  const parcels = (await parcelsOf(context.db, { id: orderId, generation })).filter(
    (parcel) => parcel.leg === leg && names.includes(parcel.traveler),
  );
  if (parcels.length === 0) return;
  const name = names.join(', ');
  const to = { email, firstName: name, lastName: '' };
  await sendOnce(
    context,
    orderId,
    { name: `traveler.${mailKey(email)}.${nameOf(mail)}`, kind: mailOfStep[step].kind, to },
    async (order, { brand, offUrl }) => {
      const matter = { displayId: order.display_id, leg, parcels, amountCents: 0, printsAtCounter: false };
      const facts: StatusEmailFacts = {
        brand,
        firstName: name,
        ...statusEmailTexts(step, matter),
        link: null,
        offUrl,
      };
      const { statusEmailHtml } = await import('./status-email-html.ts');
      return {
        subject: `${facts.title} (${order.display_id})`,
        html: statusEmailHtml(facts),
        text: statusEmailText(facts),
      };
    },
  );
}
