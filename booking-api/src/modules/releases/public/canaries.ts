import { createHash } from 'node:crypto';
import type { Canary } from '@sendahead/shared-contracts/releases/schema';
import type { Queries } from '../../../platform/database/database.ts';

/** Who gets a page: by what the server knows of them already. */
export interface Visitor {
  /** An account, or the session of a guest. It is hashed, and nothing of it is kept. */
  readonly id: string;
  readonly brand: string;
  readonly staff: boolean;
}

/** The place of a visitor, from 0 up to but not including 100: always the same for one canary. */
function placeOf(seed: string, id: string): number {
  const digest = createHash('sha256').update(`${seed} ${id}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}

/** Whether a visitor gets a canary. A visitor who has it at some percent has it at every higher one. */
export const getsCanary = (
  { seed, percent, brands, staff }: Pick<Canary, 'seed' | 'percent' | 'brands' | 'staff'>,
  visitor: Visitor,
): boolean =>
  (brands === undefined || brands.includes(visitor.brand)) &&
  (!staff || visitor.staff) &&
  placeOf(seed, visitor.id) < percent;

/** How long a server goes on with what it read: all servers know of an end within two seconds. */
const freshMs = 1000;

/** Seeds of the canaries that ended by themselves, read at most once a second. */
export function createEndedCanaries(db: Queries): () => Promise<ReadonlySet<string>> {
  let reading: Promise<ReadonlySet<string>> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async (): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom('canary_runs')
      .select('seed')
      .where('ended_at', 'is not', null)
      .execute();
    return new Set(rows.map(({ seed }) => seed));
  };
  return () => {
    if (reading && performance.now() - readAt < freshMs) return reading;
    readAt = performance.now();
    const present = read();
    present.catch(() => {
      reading = undefined;
    });
    reading = present;
    return present;
  };
}
