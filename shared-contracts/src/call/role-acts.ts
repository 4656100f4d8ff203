import type { Role } from './roles.ts';

/** The reach of a role's act: everybody, or only people and data of the user's club. */
export type Reach = 'everybody' | 'own_club';

const admins = { admin: 'everybody', admin_plus: 'everybody' } as const;
const allStaff = { ...admins, carrier_admin: 'everybody' } as const;
const clubAndAdmins = { ...admins, pro: 'own_club' } as const;

/**
 * What staff may do for others or to prices, by role: the one table that access rules of calls and checks
 * inside handlers read. A role that an act does not name may not do it. Carrier admins read orders and notes
 * and choose carriers; they may not touch money and bookings.
 */
const table = {
  /** Looking people up, booking in their place, adding them to a club (TK-13, OPEN-54). */
  help_people: clubAndAdmins,
  take_over_carts: admins,
  /** A rate adjustment, a comp, a refund of surcharges. */
  correct_prices: admins,
  waive_fees: admins,
  /** Charging what somebody else keeps: cards, credits, wallets. */
  charge_others: admins,
  /** A refund that staff give, whichever way it is paid. */
  refund_by_hand: admins,
  see_cards_of_others: clubAndAdmins,
  /** Putting an order on a club's account without having been granted it. */
  bill_clubs: clubAndAdmins,
  read_club_accounts: clubAndAdmins,
  decide_club_billing: admins,
  /** Payments of clubs, their statements and reminders (CO-30, CO-31). */
  run_club_accounts: admins,
  /** RO-03 */
  set_club_fees: clubAndAdmins,
  /** What of a club only its own staff and admins see (EN-03). */
  see_inside_clubs: { ...allStaff, pro: 'own_club' },
  /** RO-05, RO-10 */
  read_club_notes: { ...allStaff, pro: 'everybody' },
  read_every_order: allStaff,
  /** OPEN-19: finding the orders that they placed for others. */
  follow_placed_orders: clubAndAdmins,
  /** Orders that go to a club or leave from it, or that its staff booked, without their money (CO-40). */
  follow_club_orders: clubAndAdmins,
  /** Groups that are sent to a club or home from it, with their rosters (CO-52). */
  run_group_events: clubAndAdmins,
  /** Changing and cancelling orders of others; carrier admins may not even do this with their own orders. */
  change_every_order: admins,
  /** Voiding the label of a bag that nobody collected, and buying another. */
  renew_labels: allStaff,
  /** RO-07: what the carrier costs us and what is left of a price; carrier admins see neither. */
  see_price_details: admins,
  read_audit_trail: allStaff,
  /** The pages under /admin; each of them requires an act in addition. */
  open_console: { ...allStaff, pro: 'own_club' },
  /** Bookings in progress, of everybody. */
  read_every_cart: admins,
  /** Changing accounts of others: names, roles, clubs, sessions, whether they may sign in. */
  run_accounts: admins,
  /** Everything of a club but its fees, which its own staff may set too. */
  run_clubs: admins,
  /** Strikes, weather, closures, disasters and blocked addresses: they stop selling, and their customers are emailed. */
  run_incidents: admins,
  /** Making and stopping coupons and gift cards, and giving credits. */
  run_credits: admins,
  /** Asking, deciding and paying claims: money is given away by them. */
  answer_claims: admins,
  /** Opening a claim for a lost bag before the carrier declares it lost (CO-33). */
  claim_early: { admin_plus: 'everybody' },
  /** What the product noticed and somebody has to see to. */
  work_alerts: allStaff,
  /** Orders, revenue and conversion by brand and day. */
  read_figures: admins,
  /** Which version of each part is live, and how it does in browsers. */
  read_releases: admins,
  /** Who has what is behind a flag: it changes open pages too. */
  run_flags: admins,
  /** Brands with their texts and microsites, and days and cut-off hours of carriers (CO-106). */
  run_brands: { admin_plus: 'everybody' },
  /** Rate sheets, and contract prices of clubs (CO-96). */
  set_rates: { admin_plus: 'everybody' },
  /** RO-04 */
  choose_carriers: { carrier_admin: 'everybody' },
} as const satisfies Readonly<Record<string, Partial<Record<Role, Reach>>>>;

export type RoleAct = keyof typeof table;

const reaches: Readonly<Record<RoleAct, Partial<Record<Role, Reach>>>> = table;

/** Every act of the table. */
export const roleActs = Object.keys(table) as readonly RoleAct[];

/** How far an act of a role reaches; undefined when the role may not do it. */
export const reachOf = (role: Role, act: RoleAct): Reach | undefined => reaches[act][role];

/** Whether a role may do an act for everybody. */
export const may = (role: Role, act: RoleAct): boolean => reachOf(role, act) === 'everybody';

/**
 * Whether somebody may give a role to another, take it away, or change an account that has it. Nobody grants what they lack;
 * an admin plus grants every role, as nobody else could grant a carrier admin's.
 */
export const mayGrant = (who: Role, role: Role): boolean =>
  role !== 'guest' &&
  may(who, 'run_accounts') &&
  (who === 'admin_plus' || roleActs.every((act) => reachOf(role, act) === undefined || may(who, act)));

/** Whether somebody may do an act for what belongs to a club; null for what belongs to none. */
export function mayForClub(
  who: { role: Role; clubId: number | null },
  act: RoleAct,
  clubId: number | null | undefined,
): boolean {
  if (may(who.role, act)) return true;
  return reachOf(who.role, act) === 'own_club' && who.clubId !== null && who.clubId === clubId;
}
