import type { ContractSnapshot, RecordedContracts } from './snapshot.ts';

const without = <T>(contracts: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(contracts).filter(([name]) => !names.has(name)));

/**
 * What of every recorded snapshot, oldest first, the current contracts must still support: all of it, except
 * calls and topics that a later snapshot broke on purpose. Those count from that snapshot on.
 */
export const stillBorne = (recorded: readonly RecordedContracts[]): ContractSnapshot[] =>
  recorded.map(({ calls, topics }, index) => {
    const broken = new Set(recorded.slice(index + 1).flatMap(({ breaks = [] }) => breaks));
    return { calls: without(calls, broken), topics: without(topics, broken) };
  });
