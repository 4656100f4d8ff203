import type { Queries } from '../../platform/database/database.ts';
import { findByEmail } from '../accounts/public/store.ts';
import { findOrderByNumber } from '../orders/public/store.ts';
import { presentTracked } from '../tracking/public/present-tracked.ts';
import type { TrackResult } from './html/tracked.ts';

const longest = 120;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, longest) : '');

/** The order number in a line: in any case, with or without its dashes and its `SA`. */
function orderNumberOf(line: string): string {
  const typed = line.toUpperCase();
  const [, first, second] = /^(?:SA)?(\w{4})(\w{4})$/.exec(typed.replace(/[^A-Z0-9]/g, '')) ?? [];
  return first && second ? `SA-${first}-${second}` : typed;
}

/** An order number, in our notation, and an email. */
export function readTrackFields(body: unknown): { number: string; email: string } {
  const fields = typeof body === 'object' && body !== null ? body : {};
  return {
    number: orderNumberOf(textOf('number' in fields ? fields.number : '')),
    email: textOf('email' in fields ? fields.email : '').toLowerCase(),
  };
}

/**
 * An order of a brand by its number and its customer's email; the answer does not reveal which of the two was
 * wrong.
 */
export async function findTrackedOrder(
  db: Queries,
  { number, email, brandId, now }: { number: string; email: string; brandId: number; now: number },
): Promise<TrackResult> {
  const [found, account] = await Promise.all([
    findOrderByNumber(db, number, brandId),
    findByEmail(db, email),
  ]);
  const order = found && account?.id === found.user_id ? found : undefined;
  if (!order) return { is: 'unknown', number };
  const cancelled = order.status === 'cancelled';
  return {
    is: 'found',
    number,
    cancelled,
    legs: cancelled ? [] : await presentTracked(db, order, { reader: null }, now),
  };
}
