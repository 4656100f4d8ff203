import { type ContractSnapshot, presentContracts } from '@sendahead/shared-contracts/compatibility/snapshot';
import { judgeChange } from './judge-change.ts';
import { type LentSurface, presentSurface } from './lent-surface.ts';
import { type ContractRecord, readRecord } from './record.ts';

/**
 * The changes of the contracts in the current sources that are not on record, one sentence for each. A build of these
 * sources would record the wrong needs, so nothing could judge whether it fits.
 */
export function offRecord(
  recorded: ContractRecord = readRecord(),
  contracts: ContractSnapshot = presentContracts(),
  lent: LentSurface = presentSurface(),
): string[] {
  const { breaches, changed } = judgeChange(recorded, contracts, lent);
  const broken = new Set(breaches.map(({ contract }) => contract));
  return [
    ...breaches.map(({ contract, field, what }) => `${contract} ${field} ${what}`),
    ...changed.filter((name) => !broken.has(name)).map((name) => `${name} is not on record`),
  ];
}
