import { sql } from 'kysely';
import { forgetNameWords } from '../../../modules/console/search/name-words.ts';
import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import type { Shop } from '../../testing/shop.ts';
import { sweepPeople } from '../retention/sweep-people.ts';

/** A person who occurs only in their orders: no account has this name, email, phone or street. */
export const person = {
  email: 'zebulette@quillmark.test',
  phone: '+1 212 555 7733',
  words: ['zebulette', 'quillmark', '5557733', '555 7733'],
} as const;

/** The person at both ends and as the only traveler. */
export const ofPerson = {
  o_attention_name: 'Zebulette Quillmark',
  o_phone: person.phone,
  o_address: '77 Quillmark Lane',
  o_address_1: 'Zebulette Wing',
  o_company_name: 'Quillmark and Daughters',
  d_attention_name: 'Zebulette Quillmark',
  d_phone: person.phone,
  d_address: '78 Quillmark Lane',
  traveler: {
    '1': {
      ...oneWayForm.traveler?.['1'],
      t_first_name: 'Zebulette',
      t_last_name: 'Quillmark',
      t_email: person.email,
      t_phone: person.phone,
    },
  },
};

export const roundTripOfPerson = { ...roundTripForm, ...ofPerson };

const dayMs = 86_400_000;

/** The nightly job, run some days from now, for a company that keeps people for `keepDays`. */
export const sweepAfter = (shop: Shop, days: number, keepDays: number | null = 400): Promise<number> => {
  const now = shop.context.clock.now() + days * dayMs;
  const clock = { now: () => now, instant: () => new Date(now).toISOString() };
  const report = (error: unknown): void => {
    throw error;
  };
  return sweepPeople({ ...shop.context, clock, keepDays: keepDays ?? undefined, report });
};

/** Makes the bags of an order arrive. */
export const delivered = (shop: Shop, orderId: string) =>
  shop.context.db
    .updateTable('orders')
    .set({ state: 'delivered', state_at: shop.context.clock.instant() })
    .where('id', '=', orderId)
    .execute();

/** Name words are removed a day after their last use, some hundreds at a time. */
export async function forgetWords(shop: Shop): Promise<void> {
  const { db } = shop.context;
  await db.updateTable('name_words').set({ checked_at: sql`now() - interval '2 days'` }).execute();
  for (let times = 0; times < 20; times += 1) await forgetNameWords(db);
}
