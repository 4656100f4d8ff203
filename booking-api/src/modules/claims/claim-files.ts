import { maxClaimFiles } from '@sendahead/shared-contracts/claims/schema';
import { type ClaimState, isEditable } from '@sendahead/shared-contracts/claims/states';
import { keepWithRow, sweepAfterSeconds } from '../../integrations/files/keep-with-row.ts';
import type { FilePort } from '../../integrations/files/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { redrawPicture } from '../../platform/pictures/redraw-picture.ts';
import { newId } from '../../platform/security/secrets.ts';
import { filesOf, lockClaim, type StoredFile } from './claim-store.ts';
import { removeClaimFileJob, sweepClaimFileJob } from './public/jobs.ts';

type Context = { db: Database; clock: Clock; files: FilePort; jobs: Pick<Jobs, 'enqueue'> };

/** A PDF is stored unchanged, and everyone can only download it. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');

async function readProof(
  bytes: Buffer,
  onlyPictures: boolean,
): Promise<Pick<StoredFile, 'type'> & { bytes: Buffer }> {
  if (!onlyPictures && isPdf(bytes)) return { type: 'application/pdf', bytes };
  const picture = await redrawPicture(bytes);
  if (!picture)
    throw new Refusal(422, 'proof_not_read', { fields: [{ path: 'base64', code: 'proof_not_read' }] });
  return { type: 'image/jpeg', bytes: picture };
}

/** File names for display and download: without paths and line breaks. */
const plainName = (name: string, type: StoredFile['type']): string => {
  const stem = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 80);
  return `${stem || 'file'}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`;
};

/** A proof in base64, plus some room for the JSON around it. */
export const largestBody = 14.5 * 1024 * 1024;

type UploadRules = { allows: (state: ClaimState) => boolean; onlyPictures: boolean };
/** The customer adds to a claim that is written. */
const ownUpload: UploadRules = { allows: isEditable, onlyPictures: false };

/**
 * Adds a photo or a proof to a claim. Throws Refusal 409 `claim_moved`, `too_many_files`, 422 `proof_not_read`, and
 * FilesUnavailable.
 */
export async function addFile(
  { db, clock, files, jobs }: Context,
  claimId: string,
  { name, base64 }: { name: string; base64: string },
  { allows, onlyPictures }: UploadRules = ownUpload,
): Promise<void> {
  // Checked before any rendering, which takes seconds of CPU; and again below, where it counts.
  if ((await filesOf(db, claimId)).length >= maxClaimFiles) throw new Refusal(409, 'too_many_files');
  const { type, bytes } = await readProof(Buffer.from(base64, 'base64'), onlyPictures);
  const id = newId('clf');
  const planSweep = (trx: DatabaseTransaction) =>
    jobs.enqueue(trx, sweepClaimFileJob, { fileId: id }, { startAfterSeconds: sweepAfterSeconds });
  const addRow = async (trx: DatabaseTransaction) => {
    await lockFor(trx, claimId, allows);
    // Keeps twenty simultaneous uploads within the limit.
    if ((await filesOf(trx, claimId)).length >= maxClaimFiles) throw new Refusal(409, 'too_many_files');
    const row = { id, claim_id: claimId, name: plainName(name, type), type, by_staff: false };
    await trx
      .insertInto('claim_files')
      .values({ ...row, at: clock.instant() })
      .execute();
  };
  await keepWithRow({ db, files }, { id, bytes, planSweep, addRow });
}

/** Removes a file that has no row. */
export async function sweepFile({ db, files }: Pick<Context, 'db' | 'files'>, id: string): Promise<void> {
  const row = await db.selectFrom('claim_files').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) await files.remove(id);
}

/**
 * Removes a file from an unsent claim; a job deletes it, also from a store that does not answer now. Throws Refusal 409
 * `claim_moved`.
 */
export async function dropFile(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  claimId: string,
  fileId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFor(trx, claimId, isEditable);
    const dropped = await trx
      .deleteFrom('claim_files')
      .where('id', '=', fileId)
      .where('claim_id', '=', claimId)
      .returning('id')
      .executeTakeFirst();
    if (dropped) await jobs.enqueue(trx, removeClaimFileJob, { fileId: dropped.id });
  });
}

/** A claim that was sent in the meantime keeps its files. */
async function lockFor(
  trx: DatabaseTransaction,
  claimId: string,
  allows: UploadRules['allows'],
): Promise<void> {
  const claim = await lockClaim(trx, claimId);
  if (!claim || !allows(claim.state)) throw new Refusal(409, 'claim_moved');
}
