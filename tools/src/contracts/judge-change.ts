import { type Breach, compareContracts } from '@sendahead/shared-contracts/compatibility/compare';
import type { ContractSnapshot } from '@sendahead/shared-contracts/compatibility/snapshot';
import { saysTheSame } from '@sendahead/shared-contracts/compatibility/snapshot-text';
import { stillBorne } from '@sendahead/shared-contracts/compatibility/still-borne';
import { missing } from './judge-surface.ts';
import type { LentSurface } from './lent-surface.ts';
import { type Change, nextVersion } from './next-version.ts';
import type { Records } from './records.ts';

/** What became of the contracts since they were recorded. */
export interface Verdict {
  readonly change: Change;
  /** What a released part could not bear. */
  readonly breaches: readonly Breach[];
  /** Names of the calls and topics among them. */
  readonly broken: readonly string[];
  /** Calls or topics are others than those of the last snapshot. */
  readonly needsSnapshot: boolean;
  /** The version that says so; the recorded one when nothing changed. */
  readonly version: string;
}

/** Judges what the tree has now against everything on record. */
export function judgeChange(records: Records, contracts: ContractSnapshot, lent: LentSurface): Verdict {
  const unborne = compareContracts(stillBorne(records.snapshots), contracts);
  const breaches = [...unborne, ...missing(records.lent.modules, lent)];
  const last = records.snapshots.at(-1);
  const needsSnapshot = !last || !saysTheSame(last, contracts);
  const lentChanged = JSON.stringify(records.lent.modules) !== JSON.stringify(lent);
  const change = breaches.length > 0 ? 'breaking' : needsSnapshot || lentChanged ? 'added' : 'none';
  return {
    change,
    breaches,
    broken: [...new Set(unborne.map(({ contract }) => contract))],
    needsSnapshot,
    version: nextVersion(records.lent.version, change),
  };
}
