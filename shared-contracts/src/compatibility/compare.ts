import { unreadable } from './reads.ts';
import type { CallSnapshot, ContractSnapshot, TopicSnapshot } from './snapshot.ts';

/** A change that breaks an already released remote, and how to avoid it. */
export interface Breach {
  readonly contract: string;
  readonly field: string;
  readonly what: string;
  readonly remedy: string;
}

const newMajor =
  'Add the new shape next to the old one under the next major, move every reader, then drop the old one.';
const makeOptional = 'Make it optional with a default, or add it under the next major.';
const keepServing = 'Keep serving it until no released part uses it.';

function breaches(contract: string, direction: string, found: ReturnType<typeof unreadable>): Breach[] {
  return found.map(({ path, reason }) => ({
    contract,
    field: path.replace(/^\$\.?/, '') || 'payload',
    what: `${direction}: ${reason}`,
    remedy: reason.startsWith('is required') ? makeOptional : newMajor,
  }));
}

/** Topics have no release order: old and new parts must be able to read each other. */
const compareTopics = (name: string, before: TopicSnapshot, now: TopicSnapshot): Breach[] => [
  ...(before.kind === now.kind && before.owner === now.owner
    ? []
    : [{ contract: name, field: 'owner or kind', what: 'changed', remedy: newMajor }]),
  ...breaches(name, 'a released subscriber reads the new payload', unreadable(now.written, before.read)),
  ...breaches(name, 'the new subscriber reads a released payload', unreadable(before.written, now.read)),
];

/**
 * The server is released before the parts that call it (docs/operations.md), and is never rolled back past
 * them. So a released caller must be understood and must understand; a new optional request field is
 * harmless.
 */
function compareCalls(name: string, before: CallSnapshot, now: CallSnapshot): Breach[] {
  const lostPaths = before.paths.filter((path) => !now.paths.includes(path));
  const moved = before.method !== now.method || lostPaths.length > 0;
  return [
    ...(moved
      ? [
          {
            contract: name,
            field: 'method or path',
            what: `${before.method} ${lostPaths.join(', ')} is gone`,
            remedy: keepServing,
          },
        ]
      : []),
    ...Object.entries(now.input).flatMap(([part, reader]) =>
      breaches(
        name,
        `the server reads a released caller's ${part}`,
        unreadable(before.input[part] ?? { type: 'object' }, reader),
      ),
    ),
    ...breaches(name, 'a released caller reads the new answer', unreadable(now.output, before.output)),
  ];
}

/** FULL_TRANSITIVE within a major: the current contracts against every earlier release. */
export function compareContracts(released: readonly ContractSnapshot[], now: ContractSnapshot): Breach[] {
  const found = released.flatMap((before) => [
    ...Object.entries(before.calls).flatMap(([name, call]) => {
      const present = now.calls[name];
      return present
        ? compareCalls(name, call, present)
        : [{ contract: name, field: 'call', what: 'is gone', remedy: keepServing }];
    }),
    ...Object.entries(before.topics).flatMap(([name, topic]) => {
      const present = now.topics[name];
      return present
        ? compareTopics(name, topic, present)
        : [{ contract: name, field: 'topic', what: 'is gone', remedy: keepServing }];
    }),
  ]);
  const seen = new Set<string>();
  return found.filter((breach) => {
    const key = JSON.stringify(breach);
    return !seen.has(key) && seen.add(key);
  });
}
