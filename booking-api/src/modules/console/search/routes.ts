import { may, reachOf } from '@sendahead/shared-contracts/call/role-acts';
import { searchConsole } from '@sendahead/shared-contracts/console/search-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import type { Account } from '../../accounts/public/store.ts';
import { searchPeople } from '../../staff/public/people.ts';
import { findCarts } from './find-carts.ts';
import { findOrderByNumber, findOrders } from './find-orders.ts';
import { planEachTime } from './plan-each-time.ts';
import { requireTerms } from './terms.ts';

/** Searches a minute and member of staff: as fast as somebody types, and no register of customers. */
const searchesPerMinute = 120;
/** Of each group. */
const shown = 8;

const nobody = { people: [], more: false };

/** One field that finds orders, people and carts; of each kind what the role may see. */
export function searchRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, searchConsole, async ({ query }, call) => {
    const actor = accountOf(call);
    await context.throttle.attempt('console-search', actor.id, searchesPerMinute, 60);
    const found = await lookFor(context, actor, query.search.trim());
    const people = found.people.map(({ user_id }) => user_id);
    if (people.length + found.orders.length > 0)
      await audit(context, 'staff.searched', {
        userId: actor.id,
        subject: actor.id,
        detail: { people: people.join(' '), orders: found.orders.map(({ order_id }) => order_id).join(' ') },
      });
    return found;
  });
}

async function lookFor({ db }: AppContext, actor: Account, search: string) {
  const terms = requireTerms(search);
  const readsOrders = may(actor.role, 'read_every_order');
  const helps = reachOf(actor.role, 'help_people');
  return planEachTime(db, async (trx) => {
    // One connection: one after the other.
    const exact = readsOrders ? await findOrderByNumber(trx, search) : undefined;
    const orders = readsOrders ? await findOrders(trx, terms, shown + 1) : [];
    const found = helps
      ? await searchPeople(trx, terms, helps === 'everybody' ? 'any' : (actor.clubId ?? 0))
      : nobody;
    const carts = may(actor.role, 'take_over_carts')
      ? await findCarts(
          trx,
          search,
          found.people.map(({ user_id }) => user_id),
          shown + 1,
        )
      : [];
    const others = orders.filter(({ order_id }) => order_id !== exact?.order_id);
    const named = carts.find((cart) => cart.cart_id === search || cart.display_id === search.toUpperCase());
    return {
      orders: [...(exact ? [exact] : []), ...others].slice(0, shown),
      orders_more: orders.length > shown,
      people: found.people,
      people_more: found.more,
      carts: carts.slice(0, shown),
      carts_more: carts.length > shown,
      exact: exact
        ? { kind: 'order' as const, id: exact.order_id }
        : named
          ? { kind: 'cart' as const, id: named.cart_id }
          : null,
    };
  });
}
