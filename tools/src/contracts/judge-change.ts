import { type Breach, compareContracts } from '@sendahead/shared-contracts/compatibility/compare';
import type { ContractSnapshot } from '@sendahead/shared-contracts/compatibility/snapshot';
import type { LentSurface } from './lent-surface.ts';
import type { ContractRecord } from './record.ts';

/** The change of the contracts since they were recorded. */
export interface Verdict {
  /** Changes that break a released part. */
  readonly breaches: readonly Breach[];
  /** Names of added, changed and removed contracts. */
  readonly changed: readonly string[];
  /** The record, including the current shapes. */
  readonly record: ContractRecord;
}

const remedy = 'Keep it until no released part uses it.';

/** The shapes with the current one first. The history of a broken contract starts at its current shape. */
function withPresent<Shape>(
  recorded: Readonly<Record<string, Shape[]>>,
  present: Readonly<Record<string, Shape>>,
  broken: ReadonlySet<string>,
): Record<string, Shape[]> {
  const same = (one: Shape, other: Shape): boolean => JSON.stringify(one) === JSON.stringify(other);
  return Object.fromEntries(
    Object.entries(present).map(([name, shape]) => {
      const earlier = broken.has(name) ? [] : (recorded[name] ?? []);
      // The oldest shape remains last, even when it is the current one again: parts are compared with it.
      const oldest = earlier.at(-1) ?? shape;
      const between = earlier.slice(0, -1).filter((one) => !same(one, shape) && !same(one, oldest));
      return [name, same(shape, oldest) && between.length === 0 ? [shape] : [shape, ...between, oldest]];
    }),
  );
}

/** A removed topic remains on record without a shape, so that a part that still uses it is refused. */
const removedTopics = (recorded: ContractRecord, contracts: ContractSnapshot): Record<string, []> =>
  Object.fromEntries(
    Object.keys(recorded.topics)
      .filter((name) => !(name in contracts.topics))
      .map((name) => [name, []]),
  );

/** Every recorded shape of the calls and topics: the current contracts must be compatible with them. */
const recordedContracts = ({ calls, topics }: ContractRecord): ContractSnapshot[] => [
  ...Object.entries(calls).flatMap(([name, shapes]) =>
    shapes.map((shape) => ({ calls: { [name]: shape }, topics: {} })),
  ),
  ...Object.entries(topics).flatMap(([name, shapes]) =>
    shapes.map((shape) => ({ calls: {}, topics: { [name]: shape } })),
  ),
];

const namesWithOtherShapes = (before: object, now: object): string[] => {
  const [old, present] = [new Map(Object.entries(before)), new Map(Object.entries(now))];
  return [...new Set([...old.keys(), ...present.keys()])].filter(
    (name) => JSON.stringify(old.get(name)?.[0]) !== JSON.stringify(present.get(name)?.[0]),
  );
};

/**
 * Compares the current contracts with everything on record. A changed component of shared-ui counts as compatible
 * unless its author names it in `breaks`: types cannot show whether released parts still work with it.
 */
export function judgeChange(
  recorded: ContractRecord,
  contracts: ContractSnapshot,
  lent: LentSurface,
  breaks: readonly string[] = [],
): Verdict {
  const breaches = [
    ...compareContracts(recordedContracts(recorded), contracts),
    ...Object.keys(recorded.lent)
      .filter((name) => !(name in lent))
      .map((name) => ({ contract: name, field: 'name', what: 'is no longer lent', remedy })),
  ];
  const broken = new Set([...breaks, ...breaches.map(({ contract }) => contract)]);
  const record = {
    calls: withPresent(recorded.calls, contracts.calls, broken),
    topics: {
      ...removedTopics(recorded, contracts),
      ...withPresent(recorded.topics, contracts.topics, broken),
    },
    lent: withPresent(recorded.lent, lent, broken),
  };
  const changed = (['calls', 'topics', 'lent'] as const).flatMap((kind) =>
    namesWithOtherShapes(recorded[kind], record[kind]),
  );
  return { breaches, changed, record };
}
