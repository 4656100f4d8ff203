import { may, type RoleAct } from '@sendahead/shared-contracts/call/role-acts';
import {
  consoleNews,
  type FollowedList,
  followedLists,
} from '@sendahead/shared-contracts/console/news-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { streamNews } from '../../../platform/live/stream-news.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { newestAlert } from '../../alerts/public/newest-alert.ts';
import { newestCartEntry } from '../../carts/public/newest-entry.ts';
import { newestClaimStep } from '../../claims/public/newest-step.ts';
import { newestOrder } from '../../orders/public/figures/newest-order.ts';

/** Who reads a list reads its news. */
const readers: Readonly<Record<FollowedList, RoleAct>> = {
  orders: 'read_every_order',
  carts: 'read_every_cart',
  claims: 'answer_claims',
  work: 'work_alerts',
};

/** Live updates of the console's lists. */
export function consoleNewsRoute(app: FastifyInstance, context: AppContext): void {
  const watch = watchLists(context);

  registerCall(app, context, consoleNews, async ({ params: { list } }, call) => {
    if (!may(accountOf(call).role, readers[list])) throw refuse('not_allowed');
    watch();
    const { session } = call;
    const key = session ? (`session:${session.idHash.toString('hex')}` as const) : undefined;
    return streamNews(context, call, `console:${list}`, key);
  });
}

const everyMs = 1000;

/**
 * Looks once a second for new rows of the lists, only while someone follows one: what is placed and saved sends no
 * notification, because that would lock every commit.
 */
function watchLists({ db, live }: AppContext): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  const seen = new Map<FollowedList, string>();
  const newest: Readonly<Record<FollowedList, () => Promise<string>>> = {
    orders: () => newestOrder(db),
    carts: () => newestCartEntry(db),
    claims: () => newestClaimStep(db),
    work: () => newestAlert(db),
  };
  const look = async (): Promise<void> => {
    const followed = followedLists.filter((list) => live.isFollowed(`console:${list}`));
    if (followed.length === 0) {
      clearInterval(timer);
      timer = undefined;
      seen.clear();
      return;
    }
    for (const list of followed) {
      const now = await newest[list]();
      const before = seen.get(list);
      seen.set(list, now);
      if (before !== undefined && before !== now) live.tell(`console:${list}`);
    }
  };
  return () => {
    timer ??= setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      // A look that fails is repeated a second later.
      look()
        .catch(() => undefined)
        .finally(() => {
          isLooking = false;
        });
    }, everyMs).unref();
  };
}
