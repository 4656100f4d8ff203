import type { AppContext } from '../../../platform/context.ts';
import type { FlagVisitor } from '../../../platform/flags/flags.ts';

/** OPEN-57, RO-14: whether the visitor's orders are billed to the accounts of clubs. */
export const billsClubs = async (
  { flags }: Pick<AppContext, 'flags'>,
  { request, session }: FlagVisitor,
): Promise<boolean> => !(await flags.isOn('disable_club_billing', { request, session }));
