import type { RoleAct } from '@sendahead/shared-contracts/call/role-acts';
import { formatMoney } from '@sendahead/shared-ui';

/** Acts whose names in code would say too little. */
export const roleActNames: Partial<Readonly<Record<RoleAct, string>>> = {
  help_people: 'Find customers and book for them',
  charge_others: 'Charge cards and credits of customers',
  correct_prices: 'Adjust prices',
  see_cards_of_others: 'See saved cards of customers',
  bill_clubs: 'Bill orders to clubs',
  see_inside_clubs: 'See internal details of clubs',
  read_club_notes: 'Read notes to clubs',
  follow_placed_orders: 'Follow orders they placed',
  follow_club_orders: 'Follow orders of clubs',
  renew_labels: 'Void labels and buy new ones',
  see_order_money: 'See emails, prices and payments of all orders',
  see_price_details: 'See cost and margin',
  read_audit_trail: 'Read the history of changes',
  read_every_cart: 'Read all carts',
  read_every_order: 'Read all orders',
  change_every_order: 'Change and cancel all orders',
  run_accounts: 'Manage users',
  work_alerts: 'Handle alerts',
  read_figures: 'Read revenue and reports',
  run_releases: 'Release parts and switch them off',
  decide_club_billing: 'Decide who may bill a club',
};

export const roleActTexts = {
  yes: 'Yes',
  ownClub: 'Own club',
  roles: 'Roles',
  detail: 'What each role can do, and the limits of new staff. Change both on a user’s page.',
  caption: 'What each role can do',
  act: 'Action',
  no: 'No',
  refundLimit: 'Refunds and credits without approval',
  discountLimit: 'Comps without approval',
  perCustomer: (cents: number): string => `${formatMoney(cents)} per customer in 30 days`,
  ofThePrice: (percent: number): string => `${percent}% of the price`,
  noLimit: 'No limit',
} as const;
