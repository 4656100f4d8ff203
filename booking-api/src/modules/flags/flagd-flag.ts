import type { FlagDefinition } from '@sendahead/shared-contracts/flags/registry';
import type { FlagRow } from './public/store.ts';

type Logic = boolean | { readonly [operator: string]: unknown };

/** The input of the rules about a visitor. */
export interface FlagSubject {
  readonly targetingKey: string;
  readonly brand: string;
  readonly person: string;
  readonly club: number;
  readonly staff: boolean;
  readonly [name: string]: string | number | boolean;
}

const isAmong = (name: keyof FlagSubject, list: readonly unknown[]): Logic => ({ in: [{ var: name }, list] });

/**
 * A visitor within a given percentage is also within every higher one, because the lowest matching share
 * comes first.
 */
const isInShare = (key: string, percent: number): Logic => ({
  '==': [
    { fractional: [{ cat: [key, { var: 'targetingKey' }] }, ['in', percent], ['out', 100 - percent]] },
    'in',
  ],
});

/** RL-08: the first matching rule decides: accounts, then clubs, then brands, then everyone else. */
const isReached = (row: FlagRow): Logic => ({
  if: [
    ...[isAmong('person', row.except_people), false],
    ...[isAmong('person', row.people), true],
    ...[isAmong('club', row.except_club_ids), false],
    ...[isAmong('club', row.club_ids), true],
    ...[isAmong('brand', row.except_brands), false],
    isInRest(row),
  ],
});

const isInRest = ({ key, percent, brands, staff }: FlagRow): Logic => ({
  and: [
    brands.length === 0 || isAmong('brand', brands),
    !staff || { var: 'staff' },
    percent === 100 || isInShare(key, percent),
  ],
});

/** A participant has the same variant at every share: a different hash selects it than the share. */
const drawn = (key: string, variants: readonly string[]): Logic => ({
  fractional: [{ cat: [key, ' variant ', { var: 'targetingKey' }] }, ...variants.map((name) => [name, 1])],
});

/**
 * A flag in flagd's format. A flag that no one has set, or that is missing in the table, returns the server's
 * default.
 */
export function flagdFlag(key: string, definition: FlagDefinition, row: FlagRow | undefined) {
  const isExperiment = definition.kind === 'variants';
  const variants: Record<string, boolean | string> = isExperiment
    ? { none: '', ...Object.fromEntries(definition.variants.map((name) => [name, name])) }
    : { on: true, off: false };
  const without = isExperiment ? 'none' : 'off';
  const flag = { state: 'ENABLED', variants, defaultVariant: without };
  if (!row || row.is_on === null) return { ...flag, state: 'DISABLED' };
  if (!row.is_on) return flag;
  const within = isExperiment ? drawn(key, definition.variants) : 'on';
  return { ...flag, targeting: { if: [isReached(row), within, without] } };
}
