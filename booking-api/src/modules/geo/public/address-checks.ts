import { createHash } from 'node:crypto';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { AddressVerifier } from '../../../integrations/addresses/port.ts';
import { type Clock, daysLater } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Verdict } from '../check/verdict.ts';
import { wordsOf } from './normalize-address.ts';

const keepDays = 30;

/** The same content has the same hash, regardless of spacing and case; the address itself is not stored. */
export function contentHash(verifier: string, point: ShipPoint): Buffer {
  const parts = [point.country, point.zip, point.state, point.city, point.address1, point.address2];
  const content = [verifier, ...parts.map((part) => wordsOf(part).join(' '))].join('|');
  return createHash('sha256').update(content).digest();
}

/** Asks the verifier about an address, once a month for the same content, even with two servers. */
export async function verifyOnce(
  db: Database,
  clock: Clock,
  verifier: AddressVerifier,
  point: ShipPoint,
): Promise<Verdict> {
  const content_hash = contentHash(verifier.name, point);
  const oldest = daysLater(clock.now(), -keepDays);
  const earlierCheck = await db
    .selectFrom('address_checks')
    .select('verdict')
    .where('content_hash', '=', content_hash)
    .where('checked_at', '>', oldest)
    .executeTakeFirst();
  if (earlierCheck) return earlierCheck.verdict;
  const { sure, ...verdict } = await verifier.verify(point);
  if (sure) {
    const row = { verdict: JSON.stringify(verdict) as never, checked_at: clock.instant() };
    await db
      .insertInto('address_checks')
      .values({ content_hash, ...row })
      .onConflict((conflict) => conflict.column('content_hash').doUpdateSet(row))
      .execute();
  }
  return verdict;
}

/** The first refusal of the verifiers, asked in turn; all but the first need a street. */
export async function verifyByAll(
  db: Database,
  clock: Clock,
  verifiers: readonly AddressVerifier[],
  point: ShipPoint,
): Promise<Verdict> {
  const chain = point.address1.trim() === '' ? verifiers.slice(0, 1) : verifiers;
  let verdict: Verdict = { valid: true, candidates: [] };
  for (const verifier of chain) {
    verdict = await verifyOnce(db, clock, verifier, point);
    if (!verdict.valid) break;
  }
  return verdict;
}

/** Removes results that are too old to be used. */
export async function sweepAddressChecks(db: Database, clock: Clock): Promise<void> {
  const oldest = daysLater(clock.now(), -keepDays);
  await db.deleteFrom('address_checks').where('checked_at', '<', oldest).execute();
}
