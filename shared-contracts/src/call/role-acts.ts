import type { Role } from './roles.ts';

/** The reach of a role's act: everyone, or only people and data of the user's club. */
export type Reach = 'everybody' | 'own_club';

const admins = { admin: 'everybody', admin_plus: 'everybody' } as const;
const allStaff = { ...admins, carrier_admin: 'everybody' } as const;
const clubAndAdmins = { ...admins, pro: 'own_club' } as const;

/**
 * What staff may do for others or to prices, by role: the single table for access rules of calls and checks
 * inside handlers. A role that an act does not list may not do it. Carrier admins read orders and notes and
 * choose carriers; they may not handle money and bookings.
 */
const table = {
  /** Looking people up, booking on their behalf, adding them to a club (TK-13, OPEN-54). */
  help_people: clubAndAdmins,
  take_over_carts: admins,
  /** A rate adjustment, a comp, a refund of surcharges. */
  correct_prices: admins,
  waive_fees: admins,
  /** Charging another person's saved cards, credits or wallets. */
  charge_others: admins,
  /** A refund by staff, to any destination. */
  refund_by_hand: admins,
  see_cards_of_others: clubAndAdmins,
  /** Billing an order to a club's account without a grant. */
  bill_clubs: clubAndAdmins,
  read_club_accounts: clubAndAdmins,
  decide_club_billing: admins,
  /** Payments of clubs, their statements and reminders (CO-30, CO-31). */
  run_club_accounts: admins,
  /** RO-03 */
  set_club_fees: clubAndAdmins,
  /** The parts of a club that only its own staff and admins see (EN-03). */
  see_inside_clubs: { ...allStaff, pro: 'own_club' },
  /** RO-05, RO-10 */
  read_club_notes: { ...allStaff, pro: 'everybody' },
  read_every_order: allStaff,
  /** OPEN-19: finding the orders that they placed for others. */
  follow_placed_orders: clubAndAdmins,
  /** Orders to or from a club, or booked by its staff, without their money (CO-40). */
  follow_club_orders: clubAndAdmins,
  /** Groups that ship to a club or home from it, with their rosters (CO-52). */
  run_group_events: clubAndAdmins,
  /** Changing and canceling others' orders; carrier admins may not even do this with their own orders. */
  change_every_order: admins,
  /** Voiding the label of a bag that was not picked up, and buying another. */
  renew_labels: allStaff,
  /** CO-142: emails and phones of accounts, prices and payments of every order; carrying needs none of them. */
  see_order_money: admins,
  /** RO-07: our carrier cost and margin of a price; carrier admins see neither. */
  see_price_details: admins,
  read_audit_trail: allStaff,
  /** The pages under /admin; each one requires an additional act. */
  open_console: { ...allStaff, pro: 'own_club' },
  /** Everyone's bookings in progress. */
  read_every_cart: admins,
  /** Changing others' accounts: names, roles, clubs, sessions, whether they may sign in. */
  run_accounts: admins,
  /** All of a club except its fees, which its own staff may also set. */
  run_clubs: admins,
  /**
   * Strikes, weather, closures, disasters and blocked addresses: they stop sales, and their customers get
   * emails.
   */
  run_incidents: admins,
  /** Creating and stopping coupons and gift cards, and giving credits. */
  run_credits: admins,
  /** Questions, decisions and payments about claims, which give money away. */
  answer_claims: admins,
  /** Opening a claim for a lost bag before the carrier declares it lost (CO-33). */
  claim_early: { admin_plus: 'everybody' },
  /** Problems that the product noticed and a person must handle. */
  work_alerts: allStaff,
  /** Orders, revenue and conversion by brand and day. */
  read_figures: admins,
  /** The live version of each part, and its state in browsers. */
  read_releases: admins,
  /** Releasing parts, returning to earlier versions, switching parts off (RL-22). */
  run_releases: { admin_plus: 'everybody' },
  /** The audience of flags, which also changes open pages. */
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

/** Whether a role may do an act for everyone. */
export const may = (role: Role, act: RoleAct): boolean => reachOf(role, act) === 'everybody';

/**
 * Whether someone may assign or remove a role, or change an account that has it. No one grants what they
 * lack; an admin plus grants every role, because no one else could grant a carrier admin's.
 */
export const mayGrant = (who: Role, role: Role): boolean =>
  role !== 'guest' &&
  may(who, 'run_accounts') &&
  (who === 'admin_plus' || roleActs.every((act) => reachOf(role, act) === undefined || may(who, act)));

/** Whether someone may do an act on a club's data; null for data without a club. */
export function mayForClub(
  who: { role: Role; clubId: number | null },
  act: RoleAct,
  clubId: number | null | undefined,
): boolean {
  if (may(who.role, act)) return true;
  return reachOf(who.role, act) === 'own_club' && who.clubId !== null && who.clubId === clubId;
}
