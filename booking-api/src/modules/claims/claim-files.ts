import { mostClaimFiles } from '@sendahead/shared-contracts/claims/schema';
import type { FilePort } from '../../integrations/files/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { redrawPicture } from '../../platform/pictures/redraw-picture.ts';
import { newId } from '../../platform/security/secrets.ts';
import { filesOf, lockClaim, type StoredFile } from './claim-store.ts';

type Context = { db: Database; clock: Clock; files: FilePort };

/** A PDF is kept as it came, and is nothing but a download to everybody. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');

async function readProof(bytes: Buffer): Promise<Pick<StoredFile, 'type'> & { bytes: Buffer }> {
  if (isPdf(bytes)) return { type: 'application/pdf', bytes };
  const picture = await redrawPicture(bytes);
  if (!picture)
    throw new Refusal(422, 'proof_not_read', { fields: [{ path: 'base64', code: 'proof_not_read' }] });
  return { type: 'image/jpeg', bytes: picture };
}

/** Names are shown and downloaded by: nothing of a path or a line stays in them. */
const plainName = (name: string, type: StoredFile['type']): string => {
  const stem = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 80);
  return `${stem || 'file'}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`;
};

/** Adds a photo or a proof to a claim. Throws Refusal 409 `too_many_files`, 422 `proof_not_read`. */
export async function addFile(
  { db, clock, files }: Context,
  claimId: string,
  { name, base64 }: { name: string; base64: string },
): Promise<void> {
  const { type, bytes } = await readProof(Buffer.from(base64, 'base64'));
  const id = newId('clf');
  await files.write(id, bytes);
  await db.transaction().execute(async (trx) => {
    // Twenty at once do not become more than there may be.
    await lockClaim(trx, claimId);
    if ((await filesOf(trx, claimId)).length >= mostClaimFiles) {
      await files.remove(id);
      throw new Refusal(409, 'too_many_files');
    }
    const row = { id, claim_id: claimId, name: plainName(name, type), type, by_staff: false };
    await trx
      .insertInto('claim_files')
      .values({ ...row, at: clock.instant() })
      .execute();
  });
}

export async function dropFile({ db, files }: Context, claimId: string, fileId: string): Promise<void> {
  const dropped = await db
    .deleteFrom('claim_files')
    .where('id', '=', fileId)
    .where('claim_id', '=', claimId)
    .returning('id')
    .executeTakeFirst();
  if (dropped) await files.remove(dropped.id);
}
