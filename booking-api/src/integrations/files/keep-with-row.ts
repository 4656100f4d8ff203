import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { FilePort } from './port.ts';

/** Longer than any write takes, and than a store needs to finish one that was no longer waited for. */
export const sweepAfterSeconds = 3600;

type NewFile = {
  id: string;
  bytes: Uint8Array;
  /** Plans the job that removes the file later if it has no row then. */
  planSweep(trx: DatabaseTransaction): Promise<void>;
  addRow(trx: DatabaseTransaction): Promise<void>;
};

/**
 * Keeps a file, then its row: no transaction waits for the store, and a row never lacks its file. A file whose row does
 * not come about, even because the process is killed, is removed by the planned job. Throws FilesUnavailable.
 */
export async function keepWithRow(
  { db, files }: { db: Database; files: FilePort },
  { id, bytes, planSweep, addRow }: NewFile,
): Promise<void> {
  await db.transaction().execute(planSweep);
  await files.write(id, bytes);
  try {
    await db.transaction().execute(addRow);
  } catch (error) {
    // After any other error the row may be there: the connection was lost while it was committed.
    if (error instanceof Refusal) await files.remove(id).catch(() => undefined);
    throw error;
  }
}
