import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import { envelopeOf } from '../../../integrations/mail/envelope.ts';
import { findEntry } from '../../../modules/credits/public/staff-credits.ts';
import { readPerson } from '../../../modules/staff/public/people.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { creditMailTexts } from '../copy/credit.ts';
import { readMailEnds } from '../mail/mail-frame.ts';
import type { OrderMailContext } from '../mail/send-once.ts';
import { type StatusEmailFacts, statusEmailText } from '../status/status-email-facts.ts';

/** CO-99: emails the owner of a credit that staff gave it, or withdrew it. Throws to be retried. */
export async function sendCredit({ db, mails }: OrderMailContext, entryId: number): Promise<void> {
  const entry = await findEntry(db, entryId);
  if (!entry || entry.source === 'gift_card' || !(await readPerson(db, entry.owner))) return;
  const ends = await readMailEnds(db, mails, {
    userId: entry.owner,
    brandId: await brandOf(db, entry.owner),
  });
  const amount = formatCents(cents(Math.abs(entry.amount_cents)));
  const write = entry.event === 'withdraw' ? creditMailTexts.withdrawn : creditMailTexts.given;
  const facts: StatusEmailFacts = {
    brand: ends.brand,
    firstName: ends.account.firstName,
    ...write({ amount, isShipping: entry.source === 'ship_wallet' }),
    link: { label: creditMailTexts.link, url: `${ends.brand.pages}/account` },
    offUrl: null,
  };
  // The mail components are heavy and only needed by mails: the server starts without them.
  const { statusEmailHtml } = await import('../status/status-email-html.ts');
  await mails.mail.send({
    ...envelopeOf(mails, `credit.${entryId}`, ends),
    subject: `${ends.brand.name}: ${facts.title}`,
    html: statusEmailHtml(facts),
    text: statusEmailText(facts),
  });
}

/** The brand of a user's latest order; the first brand for a user without orders. */
async function brandOf(db: Queries, userId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select brands.id from brands
    left join orders on orders.brand_id = brands.id and orders.user_id = ${userId}
    order by orders.placed_at desc nulls last, brands.id limit 1`.execute(db);
  return rows[0]?.id ?? 1;
}
