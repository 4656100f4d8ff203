import { type Breach, compareContracts } from '@sendahead/shared-contracts/compatibility/compare';
import type { ContractSnapshot } from '@sendahead/shared-contracts/compatibility/snapshot';
import type { LentSurface } from './lent-surface.ts';
import type { ContractRecord } from './record.ts';

/** What became of the contracts since they were recorded. */
export interface Verdict {
  /** What a released part could not bear. */
  readonly breaches: readonly Breach[];
  /** Names of what was added, changed or removed. */
  readonly changed: readonly string[];
  /** The record with the present shapes in it. */
  readonly record: ContractRecord;
}

const remedy = 'Keep it until no released part uses it.';

/** The shapes with the present one first. What is broken counts from the present shape on. */
function withPresent<Shape>(
  recorded: Readonly<Record<string, Shape[]>>,
  present: Readonly<Record<string, Shape>>,
  broken: ReadonlySet<string>,
): Record<string, Shape[]> {
  const same = (one: Shape, other: Shape): boolean => JSON.stringify(one) === JSON.stringify(other);
  return Object.fromEntries(
    Object.entries(present).map(([name, shape]) => {
      const earlier = broken.has(name) ? [] : (recorded[name] ?? []);
      return [name, [shape, ...earlier.filter((one) => !same(one, shape))]];
    }),
  );
}

/** Every recorded shape of the calls and topics, as contracts that the present ones must bear. */
const borne = ({ calls, topics }: ContractRecord): ContractSnapshot[] => [
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
 * Judges what the tree has now against everything on record. What a component of shared-ui takes may change: whether a
 * released part bears that is its author's to say, who names it in `breaks` when not.
 */
export function judgeChange(
  recorded: ContractRecord,
  contracts: ContractSnapshot,
  lent: LentSurface,
  breaks: readonly string[] = [],
): Verdict {
  const breaches = [
    ...compareContracts(borne(recorded), contracts),
    ...Object.keys(recorded.lent)
      .filter((name) => !(name in lent))
      .map((name) => ({ contract: name, field: 'name', what: 'is no longer lent', remedy })),
  ];
  const broken = new Set([...breaks, ...breaches.map(({ contract }) => contract)]);
  const record = {
    calls: withPresent(recorded.calls, contracts.calls, broken),
    topics: withPresent(recorded.topics, contracts.topics, broken),
    lent: withPresent(recorded.lent, lent, broken),
  };
  const changed = (['calls', 'topics', 'lent'] as const).flatMap((kind) =>
    namesWithOtherShapes(recorded[kind], record[kind]),
  );
  return { breaches, changed, record };
}
