import type { Queries } from '../../../platform/database/database.ts';
import type { Account } from '../../accounts/public/store.ts';
import type { Fields } from '../tables.ts';

/** A kind of resource that is run from the console: what of it can be changed, and by whom. */
export interface Resource {
  /** As the history names it: `brand`, `club`. */
  readonly kind: string;
  /** Whether somebody may change the one of that id, and see what was changed of it. */
  mayChange(who: Account, subject: string): boolean;
  /** What else hinders a change, by what is there now; throws a Refusal. Asked before an undo, too. */
  check?(trx: Queries, who: Account, present: Fields, fields: Fields): Promise<void>;
  /** All its changeable fields, locked until the transaction ends; undefined for an unknown id. */
  readLocked(trx: Queries, subject: string): Promise<Fields | undefined>;
  /** Writes the fields that are given, and leaves the others. */
  write(trx: Queries, subject: string, fields: Fields): Promise<void>;
}
