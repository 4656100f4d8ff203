import { createHash } from 'node:crypto';
import type { Canary } from '@sendahead/shared-contracts/releases/schema';
import type { Queries } from '../../../platform/database/database.ts';
import { atMostOnceASecond } from './at-most-once-a-second.ts';

/** The visitor of a page, by what the server already knows. */
export interface Visitor {
  /** An account, or the session of a guest. It is hashed, and never stored. */
  readonly id: string;
  readonly brand: string;
  readonly staff: boolean;
}

/** The position of a visitor, from 0 up to but not including 100: always the same for one canary. */
function placeOf(seed: string, id: string): number {
  const digest = createHash('sha256').update(`${seed} ${id}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}

/** Whether a visitor gets a canary. A visitor with it at some percentage has it at every higher one. */
export const getsCanary = (
  { seed, percent, brands, staff }: Pick<Canary, 'seed' | 'percent' | 'brands' | 'staff'>,
  visitor: Visitor,
): boolean =>
  (brands === undefined || brands.includes(visitor.brand)) &&
  (!staff || visitor.staff) &&
  placeOf(seed, visitor.id) < percent;

/** Automatic changes of a canary: its end, or the share that it rose to and the share before. */
export interface CanaryRun {
  readonly ended: boolean;
  readonly rises_from: number | null;
  readonly risen_to: number | null;
}

/** The current share of a canary. An automatic rise from another share ends once a person has moved it. */
export const presentShare = (
  { percent, rises }: Pick<Canary, 'percent' | 'rises'>,
  run: Pick<CanaryRun, 'rises_from' | 'risen_to'> | undefined,
): number => (rises && run?.rises_from === percent ? (run.risen_to ?? percent) : percent);

/** The canaries that ended or rose automatically, by seed; read at most once a second. */
export const createCanaryRuns = (db: Queries): (() => Promise<ReadonlyMap<string, CanaryRun>>) =>
  atMostOnceASecond(async () => {
    const rows = await db
      .selectFrom('canary_runs')
      .select(['seed', 'ended_at', 'rises_from', 'risen_to'])
      .where((where) => where.or([where('ended_at', 'is not', null), where('risen_to', 'is not', null)]))
      .execute();
    return new Map(rows.map(({ seed, ended_at, ...run }) => [seed, { ended: ended_at !== null, ...run }]));
  });
