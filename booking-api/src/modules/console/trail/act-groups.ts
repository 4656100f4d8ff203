import type { trailActs } from '@sendahead/shared-contracts/admin/audit-calls';
import { may, type RoleAct } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';

type Group = Exclude<(typeof trailActs)[number], 'done' | 'orders'>;

const staff = (...names: string[]): string[] => names.map((name) => `staff.${name}`);

const releasing = [
  ...['returned_part', 'released_part', 'gave_canary', 'ended_canary'],
  ...['switched_part_off', 'switched_part_on'],
  ...['made_release_token', 'revoked_release_token', 'set_release_hook', 'removed_release_hook'],
];

/** The recorded acts of each group; acts without a group concern orders. */
export const notedActs: Readonly<Record<Group, readonly string[]>> = {
  looked: staff(
    ...['listed_people', 'searched', 'found_in_search', 'opened_person', 'opened_order', 'looked_up'],
    'opened_cart',
    ...['saw_payment_info', 'exported_orders', 'exported_clubs', 'exported_group'],
  ),
  money: staff(
    ...['refunded_order', 'paid_claim', 'gave_credit', 'withdrew_credit', 'sent_pay_link'],
    'withdrew_pay_link',
    'sent_order_link',
    ...['copied_order_link', 'withdrew_order_link', 'adjusted_rate', 'authorized_charge_card'],
    ...['authorized_comp_discount', 'authorized_refund_surcharges', 'authorized_waive_fee'],
    ...['withdrew_comp_discount', 'withdrew_refund_surcharges', 'decided_club_billing', 'asked_approval'],
    ...['made_coupon', 'made_gift_card', 'charged_difference', 'waived_difference'],
    ...['approved_request', 'declined_request', 'withdrew_request', 'request_not_possible'],
  ),
  carts: staff(
    ...['booked_for', 'took_cart_over', 'released_cart', 'cart_taken_back', 'takeover_opened'],
    ...['takeover_refused', 'emailed_cart_price', 'named_buyer'],
  ),
  accounts: [
    'terms.accepted_on_behalf',
    ...staff('added_club_user', 'ended_sessions', 'removed_second_factor', 'sent_invitation'),
    ...staff('sent_password_link', 'wrote_to_customer', 'continued_session'),
  ],
  settings: staff(
    ...['published_rate_sheet', 'withdrew_rate_sheet', 'began_rate_draft', 'discarded_rate_draft'],
    ...['imported_clubs', 'emailed_incident'],
    ...['stopped_incident_mail', 'moved_pickups', 'stopped_moving', 'undid_moves'],
    ...['canceled_for_incident', 'voided_for_incident', 'moved_to_carriers', 'stopped_incident_act'],
    ...releasing,
  ),
};

/** The kinds of records whose changes belong to a group. */
export const changedKinds: Readonly<Partial<Record<Group, readonly string[]>>> = {
  money: ['club_account', 'coupon', 'gift_card'],
  accounts: ['user'],
  settings: [
    ...['brand', 'brand_text', 'carrier_day', 'club', 'cut_off', 'flag'],
    ...['incident', 'microsite', 'question_set'],
  ],
};

/** Whose changes a reader sees: those of records that they may change. */
export const readersOf: Readonly<Record<string, RoleAct>> = {
  brand: 'run_brands',
  brand_text: 'run_brands',
  carrier_day: 'run_brands',
  club: 'run_clubs',
  club_account: 'run_club_accounts',
  coupon: 'run_credits',
  cut_off: 'run_brands',
  flag: 'run_flags',
  gift_card: 'run_credits',
  incident: 'run_incidents',
  microsite: 'run_brands',
  question_set: 'run_clubs',
  user: 'run_accounts',
};

const needed = (act: RoleAct, ...kinds: readonly string[]): [string, RoleAct][] =>
  kinds.map((kind) => [kind, act]);

/** CO-89: the permission for seeing an act; staff who read every order see all others. */
const rightToSee: Readonly<Record<string, RoleAct>> = Object.fromEntries([
  ...needed('see_price_details', ...notedActs.money),
  ...needed('read_every_cart', ...notedActs.carts),
  ...needed('run_accounts', ...notedActs.accounts),
  ...needed(
    'set_rates',
    ...staff('published_rate_sheet', 'withdrew_rate_sheet', 'began_rate_draft', 'discarded_rate_draft'),
  ),
  ...needed('read_releases', ...staff(...releasing)),
  ...needed('run_credits', ...staff('made_coupon', 'made_gift_card')),
  ...needed('run_clubs', ...staff('imported_clubs', 'exported_clubs')),
  ...needed(
    'run_incidents',
    ...staff('emailed_incident', 'stopped_incident_mail', 'moved_pickups', 'stopped_moving', 'undid_moves'),
    ...staff('canceled_for_incident', 'voided_for_incident', 'moved_to_carriers', 'stopped_incident_act'),
  ),
  ...needed(
    'answer_claims',
    ...staff(
      'opened_claim',
      'opened_claim_for_caller',
      'acted_on_claim',
      'paid_claim',
      'sent_claim_photo_link',
    ),
  ),
  ...needed(
    'run_group_events',
    ...staff('made_group_event', 'closed_group_event', 'moved_group_deadline', 'imported_roster'),
    ...staff('changed_group_person', 'removed_group_person', 'emailed_group', 'handed_over_bags'),
    ...staff('exported_group'),
  ),
  ...needed(
    'help_people',
    ...staff('listed_people', 'found_in_search', 'opened_person', 'looked_up', 'saw_payment_info'),
  ),
  ...needed('run_accounts', 'staff.changed_person'),
]);

/** CO-89: the recorded acts that a role does not see, because it cannot see their subject anywhere else. */
export const hiddenFrom = (role: Role): string[] =>
  Object.entries(rightToSee).flatMap(([kind, act]) => (may(role, act) ? [] : [kind]));
