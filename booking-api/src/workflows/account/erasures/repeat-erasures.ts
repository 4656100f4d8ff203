import { livingAmong } from '../../../modules/accounts/public/store.ts';
import type { AppContext } from '../../../platform/context.ts';
import { deleteAccount } from '../delete-account.ts';
import type { ErasedList } from './erased-list.ts';

type Repeat = Pick<AppContext, 'db' | 'jobs' | 'clock'> & {
  list: ErasedList;
  /** An account that cannot be deleted yet, such as one whose bags travel; the next run tries it again. */
  report(error: unknown): void;
};

/**
 * Deletes accounts again that were deleted before, and that the database has nevertheless: it was restored to an
 * earlier moment. Returns how many.
 */
export async function repeatErasures({ list, report, ...context }: Repeat): Promise<number> {
  const erased = await list.read(context.clock.now());
  const back = await livingAmong(
    context.db,
    erased.map(({ user_id }) => user_id),
  );
  let deleted = 0;
  for (const id of back)
    try {
      await deleteAccount(context, id);
      deleted += 1;
    } catch (error) {
      report(error);
    }
  return deleted;
}
