import type { TrailEntry, TrailKind, trailActs } from '@sendahead/shared-contracts/admin/audit-calls';
import { formatMoney } from '@sendahead/shared-ui';
import { carrierDayAct, carrierDayTexts, cutOffAct } from './carrier-days.ts';
import { partWord } from './parts.ts';

export const trailTexts = {
  title: 'History',
  detail: 'What our staff and club staff did, newest first.',
  when: 'When',
  who: 'Who',
  act: 'Action',
  about: 'On',
  what: 'Reason and change',
  whoLabel: 'Name or email of staff',
  allKinds: 'Everything',
  day: 'Day',
  empty: 'Nothing yet.',
  noneFound: 'Nothing found. Clear the filters to see more.',
  reason: (reason: string) => `Reason: ${reason}`,
  from: (before: string, after: string) => `${before} to ${after}`,
  removed: 'An account that was deleted',
} as const;

export const actNames: Readonly<Record<(typeof trailActs)[number], string>> = {
  done: 'All changes',
  orders: 'Orders',
  money: 'Money and approvals',
  carts: 'Carts and bookings',
  accounts: 'Accounts and emails',
  settings: 'Settings',
  looked: 'Views, searches, and exports',
};

export const trailKindNames: Readonly<Record<TrailKind, string>> = {
  order: 'Order',
  cart: 'Cart',
  user: 'User',
  club: 'Club',
  group_event: 'Group event',
  claim: 'Claim',
  incident: 'Incident',
  setting: 'Setting',
};

/** Acts by the names that the server keeps them under. */
const acts: Readonly<Record<string, string>> = {
  'staff.voided_order': 'Canceled the order',
  'staff.changed_order': 'Changed the order',
  'staff.refunded_order': 'Refunded the order',
  'staff.renewed_label': 'Replaced a label',
  'staff.printed_labels': 'Printed labels',
  'staff.resent_confirmation': 'Sent the confirmation again',
  'staff.resent_labels': 'Sent the labels again',
  'staff.changed_needed_by': 'Changed the needed-by day',
  'staff.finished_work': 'Marked a task as done',
  'staff.reported_missing_bag': 'Reported a bag missing',
  'staff.opened_claim': 'Opened the claim',
  'staff.opened_claim_for_caller': 'Opened a claim for the customer',
  'staff.sent_claim_photo_link': 'Sent a link for photos of the claim',
  'staff.acted_on_claim': 'Updated the claim',
  'staff.paid_claim': 'Paid the claim',
  'staff.gave_credit': 'Gave credit',
  'staff.charged_difference': 'Charged a customer’s card for a change',
  'staff.waived_difference': 'Waived the difference of a change',
  'staff.withdrew_credit': 'Withdrew a credit',
  'staff.sent_pay_link': 'Sent a link to pay',
  'staff.withdrew_pay_link': 'Withdrew a link to pay',
  'staff.sent_order_link': 'Sent a link to pay the order',
  'staff.copied_order_link': 'Copied a link to pay the order',
  'staff.withdrew_order_link': 'Withdrew a link to pay the order',
  'order.placed_on_behalf': 'Placed the order for the customer',
  'staff.adjusted_rate': 'Adjusted the rate',
  'staff.authorized_charge_card': 'Charged the customer’s card',
  'staff.authorized_comp_discount': 'Gave a comp discount',
  'staff.authorized_refund_surcharges': 'Waived surcharges',
  'staff.authorized_waive_fee': 'Waived the pickup fee',
  'staff.withdrew_comp_discount': 'Withdrew a comp discount',
  'staff.withdrew_refund_surcharges': 'Withdrew a waiver of surcharges',
  'staff.decided_club_billing': 'Decided a billing request',
  'staff.asked_approval': 'Requested approval',
  'staff.approved_request': 'Approved a request',
  'staff.declined_request': 'Declined a request',
  'staff.withdrew_request': 'Withdrew a request',
  'staff.request_not_possible': 'Closed a request that was no longer possible',
  'staff.booked_for': 'Began a booking for the customer',
  'staff.took_cart_over': 'Took the cart over',
  'staff.named_buyer': 'Named the customer of a guest’s cart',
  'staff.takeover_opened': 'Asked to take the cart over',
  'staff.takeover_refused': 'Could not take the cart over',
  'staff.opened_cart': 'Opened the cart',
  'staff.emailed_cart_price': 'Emailed the price of the cart',
  'staff.released_cart': 'Released the cart',
  'staff.cart_taken_back': 'Lost the cart: the customer took it back',
  'terms.accepted_on_behalf': 'Accepted the Terms for the customer',
  'staff.added_club_user': 'Created the account',
  'staff.changed_person': 'Changed the account',
  'staff.made_coupon': 'Created a coupon',
  'staff.made_gift_card': 'Created a gift card',
  'staff.listed_people': 'Opened the list of users',
  'staff.ended_sessions': 'Signed the user out everywhere',
  'staff.continued_session': 'Continued the session at another brand',
  'staff.removed_second_factor': 'Removed the authenticator app',
  'staff.sent_invitation': 'Sent an invitation',
  'staff.sent_password_link': 'Sent a password link',
  'staff.wrote_to_customer': 'Emailed the customer',
  'staff.published_rate_sheet': 'Published a rate sheet',
  'staff.withdrew_rate_sheet': 'Withdrew a rate sheet',
  'staff.began_rate_draft': 'Started a draft of a rate sheet',
  'staff.discarded_rate_draft': 'Discarded a draft of a rate sheet',
  'staff.returned_part': 'Returned to an earlier version of a part',
  'staff.released_part': 'Released a version of a part',
  'staff.gave_canary': 'Gave a version of a part to some visitors',
  'staff.ended_canary': 'Ended a canary',
  'staff.switched_part_off': 'Switched a part off',
  'staff.switched_part_on': 'Switched a part on',
  'staff.made_release_token': 'Made a token that releases a part',
  'staff.revoked_release_token': 'Revoked a token that released a part',
  'staff.set_release_hook': 'Set the address for releases of a part',
  'staff.removed_release_hook': 'Removed the address for releases of a part',
  'staff.imported_clubs': 'Imported clubs from a file',
  'staff.emailed_incident': 'Emailed customers about the incident',
  'staff.stopped_incident_mail': 'Stopped the incident emails',
  'staff.moved_pickups': 'Moved pickups',
  'staff.stopped_moving': 'Stopped moving pickups',
  'staff.undid_moves': 'Moved pickups back',
  'staff.canceled_for_incident': 'Canceled orders of the incident',
  'staff.voided_for_incident': 'Replaced labels of the incident’s orders',
  'staff.moved_to_carriers': 'Moved orders of the incident to other carriers',
  'staff.stopped_incident_act': 'Stopped changing orders of the incident',
  'staff.made_group_event': 'Created the group event',
  'staff.closed_group_event': 'Closed the group event',
  'staff.moved_group_deadline': 'Moved the answer-by day',
  'staff.imported_roster': 'Imported the roster',
  'staff.changed_group_person': 'Changed a person of the roster',
  'staff.removed_group_person': 'Removed a person from the roster',
  'staff.emailed_group': 'Emailed people of the roster',
  'staff.handed_over_bags': 'Marked bags as handed over',
  'staff.exported_group': 'Exported the group event',
  'staff.exported_orders': 'Exported orders',
  'staff.exported_clubs': 'Exported clubs',
  'staff.searched': 'Searched orders',
  'staff.found_in_search': 'Found the user in a search',
  'staff.looked_up': 'Looked the user up',
  'staff.opened_person': 'Opened the user’s page',
  'staff.opened_order': 'Opened the order',
  'staff.saw_payment_info': 'Saw the last digits of saved cards while booking',
};

/** An act of staff, by the server's name for it; undefined for anything else. */
export const actOf = (kind: string): string | undefined => acts[kind];

/** Changed records by their kinds. */
const records: Readonly<Record<string, string>> = {
  brand: 'the brand',
  brand_text: 'a text of the brand',
  club: 'the club',
  club_account: 'the club’s account',
  coupon: 'the coupon',
  flag: 'the flag',
  gift_card: 'a gift card',
  incident: 'the incident',
  microsite: 'the microsite',
  question_set: 'the club’s questions',
  user: 'the account',
};

/** Acts on contract prices of a club, by what its history notes. */
const contractActs: readonly (readonly [field: string, words: string])[] = [
  ['contract_added', 'Added a contract price of the club'],
  ['contract_ended', 'Ended a contract price of the club'],
  ['contract_withdrawn', 'Withdrew a contract price of the club'],
  ['contracts_changed', 'Changed all contract prices of the club'],
];

/** Acts on a club’s account, by what its history notes. */
const accountActs: readonly (readonly [field: string, words: string])[] = [
  ['reversed_payment_cents', 'Reversed a payment of the club'],
  ['payment_cents', 'Recorded a payment of the club'],
  ['reminder_sent_to', 'Reminded the club of what it owes'],
  ['statement_sent', 'Emailed a statement to the club'],
];

/** The ways in which a claim was paid, by what its history notes. */
const payoutNames = [
  ['card_cents', 'to the card'],
  ['transfer_cents', 'by transfer'],
  ['credit_cents', 'as credit'],
] as const;

/** "Paid the claim: $50.00 to the card, $30.00 as credit". */
function paidWords(detail: TrailEntry['detail']): string {
  const parts = payoutNames.flatMap(([field, words]) =>
    detail[field] ? [`${formatMoney(Number(detail[field]))} ${words}`] : [],
  );
  return parts.length === 0 ? 'Paid the claim' : `Paid the claim: ${parts.join(', ')}`;
}

/** The leg of an order that an act concerned, and its result. */
const legsInText: Readonly<Record<string, string>> = { outbound: 'outbound', return: 'return' };

/** An act as a sentence without its subject: "Canceled the return leg (undone later)". */
export function actWords({ act, change, detail }: TrailEntry): string {
  if (change) {
    if (change.kind === 'carrier_day') return carrierDayAct(change.subject, change);
    if (change.kind === 'cut_off') return cutOffAct(change.subject, change.undoes);
    const record = records[change.kind] ?? 'a setting';
    if (change.undoes) return `Undid a change of ${record}`;
    const contract = contractActs.find(([field]) => field in change.after);
    if (contract) return contract[1];
    if (change.kind === 'club_account')
      return accountActs.find(([field]) => field in change.after)?.[1] ?? 'Updated the club’s account';
    const done = clubActs.find(([field]) => change.kind === 'club' && field in change.after);
    if (done) return done[1](change.after[done[0]]);
    return `${Object.keys(change.before).length === 0 ? 'Created' : 'Changed'} ${record}`;
  }
  const leg = legsInText[detail.leg ?? ''];
  if (act === 'staff.added_club_user' && detail.club) return 'Added a user to the club';
  if (act === 'staff.adjusted_rate' && detail.cents === '0') return 'Removed the rate adjustment';
  if (act === 'staff.continued_session' && detail.from && detail.brand)
    return `Continued from ${detail.from} to ${detail.brand}`;
  const isPaid = act === 'staff.paid_claim' || (act === 'staff.acted_on_claim' && detail.act === 'pay');
  const words = isPaid ? paidWords(detail) : (actOf(act) ?? 'Another action');
  const named = leg ? words.replace(/the order$/, `the ${leg} leg`) : words;
  const approved = detail.approved_by ? `${named}, approved by ${detail.approved_by}` : named;
  return detail.ended ? `${approved} (undone later)` : approved;
}

/** Whose money it was: the customer paid, and staff charged nothing. */
const paidByLink = 'paid by the customer with a link';

/** The money of an act: "$5.00 refunded"; null without any. */
export function moneyWords({ act, detail }: TrailEntry): string | null {
  const amount = Number(detail.amount_cents ?? detail.cents ?? '0');
  if (!Number.isFinite(amount) || amount === 0) return null;
  // A lower rate is below zero, and so is a request for one.
  if (act === 'staff.adjusted_rate' || detail.act === 'rate_adjustment') return formatMoney(amount);
  const money = formatMoney(Math.abs(amount));
  if (act === 'staff.voided_order' || act === 'staff.changed_order')
    return amount < 0 ? `${money} refunded` : `${money} ${detail.by_link ? paidByLink : 'charged'}`;
  return money;
}

/** Settings that are named by what staff call them. */
const settingNames: Readonly<Record<string, string>> = {
  'staff.published_rate_sheet': 'Rate sheet',
  'staff.withdrew_rate_sheet': 'Rate sheet',
  'staff.began_rate_draft': 'Draft',
  'staff.discarded_rate_draft': 'Draft',
  'staff.made_coupon': 'Coupon',
  'staff.made_gift_card': 'Gift card',
};

/** Acts on a part of the page, by what its history notes. */
const partActs =
  /^staff\.(?:(?:returned|released)_part|(?:gave|ended)_canary|switched_part_(?:off|on)|(?:made|revoked)_release_token|(?:set|removed)_release_hook)$/;
/** Whether an act concerned a part of the page. */
export const isOfPart = (act: string): boolean => partActs.test(act);

/** CO-137, CO-138: acts on a club that are no change of its fields. */
const clubActs: readonly (readonly [field: string, words: (value: unknown) => string])[] = [
  ['archived', (value) => (value === true ? 'Archived the club' : 'Brought the club back')],
  ['merged_from', () => 'Merged another record into the club'],
  ['merged_into', () => 'Merged the club into another record'],
];

/** The name of an act's subject; its kind if it has no name that may be shown. */
export function aboutWords({ act, about, change }: TrailEntry): string {
  if (!about) return '';
  if (about.kind !== 'setting')
    return about.kind === 'user' || about.kind === 'club' || about.kind === 'group_event'
      ? about.name || trailKindNames[about.kind]
      : `${trailKindNames[about.kind]} ${about.name}`.trim();
  if (change?.kind === 'coupon') return `Coupon ${about.id}`;
  if (change?.kind === 'gift_card') return 'Gift card';
  if (change?.kind === 'carrier_day' || change?.kind === 'cut_off') return carrierDayTexts.title;
  if (change?.kind === 'flag') return about.name || 'Flag';
  if (about.name) return about.name;
  if (isOfPart(act)) return partWord(about.id) ?? about.id;
  const named = settingNames[act];
  return named === undefined ? 'Setting' : `${named} ${about.id}`.trim();
}
