import type { Queries } from '../../../platform/database/database.ts';
import type { Account } from '../../accounts/public/store.ts';
import type { Fields } from '../tables.ts';

/** A kind of record that staff edit in the console: which fields they may change, and who may. */
export interface Resource {
  /** The name in the history: `brand`, `club`. */
  readonly kind: string;
  /** Whether an account may change the record with that id, and see its history. */
  mayChange(who: Account, subject: string): boolean;
  /** An undo requires a reason, as a change does. */
  readonly undoNeedsReason?: true;
  /** Refuses a change that conflicts with the current record; also called before an undo. */
  check?(trx: Queries, who: Account, present: Fields, fields: Fields): Promise<void>;
  /** All editable fields, locked until the transaction ends; undefined for an unknown id. */
  readLocked(trx: Queries, subject: string): Promise<Fields | undefined>;
  /** Writes the given fields, and leaves the others. */
  write(trx: Queries, subject: string, fields: Fields): Promise<void>;
}
