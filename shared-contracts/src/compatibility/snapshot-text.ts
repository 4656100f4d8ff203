import type { ContractSnapshot } from './snapshot.ts';

const section = (name: string, entries: Readonly<Record<string, unknown>>): string => {
  const lines = Object.keys(entries)
    .toSorted()
    .map((contract) => `${JSON.stringify(contract)}: ${JSON.stringify(entries[contract])}`);
  return `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n}`;
};

/** A snapshot as its file has it: JSON with one line for each call and topic, sorted, so that a review sees what changed. */
export const writeSnapshot = ({ calls, topics }: ContractSnapshot): string =>
  `{\n${section('calls', calls)},\n${section('topics', topics)}\n}\n`;

export const readSnapshot = (text: string): ContractSnapshot => JSON.parse(text);
