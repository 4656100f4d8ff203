import { may, reachOf } from '@sendahead/shared-contracts/call/role-acts';
import { type FoundRecord, searchConsole } from '@sendahead/shared-contracts/console/search-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import type { Account } from '../../accounts/public/store.ts';
import { findOnRosters } from '../../group-events/public/find-on-rosters.ts';
import { searchPeople } from '../../staff/public/people.ts';
import { findCarts } from './find-carts.ts';
import { findClubOrders } from './find-club-orders.ts';
import { findClubs } from './find-clubs.ts';
import { findNear } from './find-near.ts';
import { findOrderByNumber, findOrders } from './find-orders.ts';
import { findClaims, findCodes } from './find-records.ts';
import { forgetNameWords } from './name-words.ts';
import { planEachTime } from './plan-each-time.ts';
import { wholeNumberOf } from './spoken-number.ts';
import { withStreetForms } from './street-words.ts';
import { requireTerms } from './terms.ts';

/** Searches per minute and staff member: enough for fast typing, too few to copy the customer list. */
const searchesPerMinute = 120;
const forgetEveryMs = 3_600_000;
/** The maximum number of results in each group. */
const maxShown = 8;

const nobody = { people: [], more: false };

/** One field that finds orders, people, carts, clubs and records; of each kind only what the role may see. */
export function searchRoutes(app: FastifyInstance, context: AppContext): void {
  context.jobs.poll(() => forgetNameWords(context.db), forgetEveryMs);

  registerCall(app, context, searchConsole, async ({ query }, call) => {
    const actor = accountOf(call);
    await context.throttle.attempt('console-search', actor.id, searchesPerMinute, 60);
    const found = await withNear(context, actor, query.search.trim());
    const people = found.people.map(({ user_id }) => user_id);
    const carts = found.carts.map(({ cart_id }) => cart_id);
    const orders = [...found.orders, ...found.club_orders].map(({ order_id }) => order_id);
    const roster = found.group_people.map(({ person_id }) => person_id);
    if (people.length + orders.length + carts.length + roster.length > 0)
      await audit(context, 'staff.searched', {
        userId: actor.id,
        subject: actor.id,
        detail: {
          people: people.join(' '),
          orders: orders.join(' '),
          carts: carts.join(' '),
          ...(roster.length > 0 ? { roster: roster.join(' ') } : {}),
        },
      });
    return found;
  });
}

/** The results; without any, similarly spelled names. */
async function withNear(context: AppContext, actor: Account, search: string) {
  const found = await lookFor(context, actor, search);
  const { orders, club_orders, people, carts, clubs, group_people, records } = found;
  if ([orders, club_orders, people, carts, clubs, group_people, records].some((group) => group.length > 0))
    return found;
  const near = await findNear(context.db, actor, requireTerms(search), maxShown);
  if (near.orders.length + near.people.length + near.carts.length === 0) return found;
  return { ...found, ...near, people_near: near.people.length > 0, near: true };
}

async function lookFor({ db }: AppContext, actor: Account, search: string) {
  const terms = requireTerms(search);
  return planEachTime(db, async (trx) => {
    // The queries share one connection, so they run in sequence.
    const { orders, orders_more, exact } = await lookForOrders(trx, actor, search, terms);
    const club_orders = await lookForClubOrders(trx, actor, terms);
    const people = await lookForPeople(trx, actor, terms);
    const carts = await lookForCarts(trx, actor, {
      search,
      terms,
      people: people.people.map(({ user_id }) => user_id),
      limit: maxShown + 1,
    });
    const number = wholeNumberOf(search);
    const named = carts.find((cart) => cart.cart_id === search || cart.display_id === number);
    const atClub = club_orders.find(({ display_id }) => display_id === number);
    return {
      orders,
      orders_more,
      club_orders,
      people: people.people,
      people_more: people.more,
      carts: carts.slice(0, maxShown),
      carts_more: carts.length > maxShown,
      clubs: await lookForClubs(trx, actor, terms),
      group_people: await lookOnRosters(trx, actor, terms),
      records: await lookForRecords(
        trx,
        actor,
        search,
        orders.map(({ order_id }) => order_id),
      ),
      exact:
        exact ??
        (atClub ? { kind: 'order' as const, id: atClub.order_id } : null) ??
        (named ? { kind: 'cart' as const, id: named.cart_id } : null),
    };
  });
}

async function lookForOrders(trx: Queries, { role }: Account, search: string, terms: readonly string[]) {
  if (!may(role, 'read_every_order')) return { orders: [], orders_more: false, exact: null };
  const exact = await findOrderByNumber(trx, search);
  const found = await findOrders(trx, withStreetForms(terms), maxShown + 1);
  const others = found.filter(({ order_id }) => order_id !== exact?.order_id);
  return {
    orders: [...(exact ? [exact] : []), ...others].slice(0, maxShown),
    orders_more: found.length > maxShown,
    exact: exact ? { kind: 'order' as const, id: exact.order_id } : null,
  };
}

async function lookForClubOrders(trx: Queries, { role, clubId }: Account, terms: readonly string[]) {
  if (clubId === null || reachOf(role, 'follow_club_orders') !== 'own_club') return [];
  return findClubOrders(trx, clubId, terms, maxShown);
}

async function lookForPeople(trx: Queries, { role, clubId }: Account, terms: readonly string[]) {
  const reach = reachOf(role, 'help_people');
  return reach ? searchPeople(trx, terms, reach === 'everybody' ? 'any' : (clubId ?? 0)) : nobody;
}

type CartSearch = Omit<Parameters<typeof findCarts>[1], 'terms'> & { readonly terms: readonly string[] };

const lookForCarts = async (trx: Queries, { role }: Account, wanted: CartSearch) =>
  may(role, 'take_over_carts') ? findCarts(trx, { ...wanted, terms: withStreetForms(wanted.terms) }) : [];

async function lookForClubs(trx: Queries, { role, clubId }: Account, terms: readonly string[]) {
  const reach = reachOf(role, 'set_club_fees');
  return reach
    ? findClubs(trx, withStreetForms(terms), reach === 'everybody' ? 'any' : (clubId ?? 0), maxShown)
    : [];
}

async function lookOnRosters(trx: Queries, { role, clubId }: Account, terms: readonly string[]) {
  const reach = reachOf(role, 'run_group_events');
  return reach ? findOnRosters(trx, terms, reach === 'everybody' ? 'any' : (clubId ?? 0), maxShown) : [];
}

async function lookForRecords(
  trx: Queries,
  { role }: Account,
  search: string,
  orders: readonly string[],
): Promise<FoundRecord[]> {
  return [
    ...(may(role, 'answer_claims') ? await findClaims(trx, search, orders, maxShown) : []),
    ...(may(role, 'run_credits') ? await findCodes(trx, search, maxShown) : []),
  ];
}
