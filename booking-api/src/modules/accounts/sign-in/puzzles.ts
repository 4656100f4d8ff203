import { answersPuzzle, type Puzzle, puzzleText } from '@sendahead/shared-contracts/accounts/puzzle';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';

type Desk = Pick<AppContext, 'db' | 'clock'>;

const goodForSeconds = 300;

/** Makes a puzzle for a mail address, identified by its key. */
export async function createPuzzle({ db, clock }: Desk, mailKey: string, bits: number): Promise<Puzzle> {
  const id = newSecret();
  await db
    .insertInto('sign_in_puzzles')
    .values({
      id_hash: hashSecret(id),
      mail_key: mailKey,
      bits,
      expires_at: new Date(clock.now() + goodForSeconds * 1000).toISOString(),
    })
    .execute();
  return { id, bits };
}

/** Whether a puzzle of this mail is solved. Checking uses it up, even when the answer is wrong. */
export async function takeAnswer(
  { db, clock }: Desk,
  mailKey: string,
  { puzzle, answer }: { puzzle: string; answer: number },
): Promise<boolean> {
  const row = await db
    .deleteFrom('sign_in_puzzles')
    .where('id_hash', '=', hashSecret(puzzle))
    .where('mail_key', '=', mailKey)
    .where('expires_at', '>', clock.instant())
    .returning('bits')
    .executeTakeFirst();
  return row !== undefined && answersPuzzle(hashSecret(puzzleText(puzzle, answer)), row.bits);
}

export async function sweepPuzzles(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('sign_in_puzzles').where('expires_at', '<', now).execute();
}
