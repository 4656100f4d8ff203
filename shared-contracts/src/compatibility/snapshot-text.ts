import type { ContractSnapshot, RecordedContracts } from './snapshot.ts';

const section = (name: string, entries: Readonly<Record<string, unknown>>): string => {
  const lines = Object.keys(entries)
    .toSorted()
    .map((contract) => `${JSON.stringify(contract)}: ${JSON.stringify(entries[contract])}`);
  return `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n}`;
};

const sections = ({ calls, topics }: ContractSnapshot): string =>
  `${section('calls', calls)},\n${section('topics', topics)}\n`;

/** Whether two snapshots say the same, whatever their version. */
export const saysTheSame = (one: ContractSnapshot, other: ContractSnapshot): boolean =>
  sections(one) === sections(other);

/**
 * A snapshot as its file has it: its version, then JSON with one line for each call and topic, sorted, so that a
 * review sees what changed.
 */
export function writeSnapshot(snapshot: RecordedContracts): string {
  const { version, breaks = [] } = snapshot;
  const head = breaks.length === 0 ? { version } : { version, breaks };
  return `${JSON.stringify(head).slice(0, -1)},\n${sections(snapshot)}}\n`;
}

export const readSnapshot = (text: string): RecordedContracts => JSON.parse(text);
