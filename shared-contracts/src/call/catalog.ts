import * as accounts from '../accounts/calls.ts';
import * as emails from '../accounts/email-calls.ts';
import * as mailChoices from '../accounts/mail-choice-calls.ts';
import * as ownAccount from '../accounts/own-account-calls.ts';
import * as passwordless from '../accounts/passwordless-calls.ts';
import * as profile from '../accounts/profile-calls.ts';
import * as profileEdits from '../accounts/profile-edit-calls.ts';
import * as secondFactor from '../accounts/second-factor-calls.ts';
import * as terms from '../accounts/terms-calls.ts';
import * as audit from '../admin/audit-calls.ts';
import * as bookFor from '../admin/book-for-calls.ts';
import * as concessions from '../admin/concession-calls.ts';
import * as people from '../admin/people-calls.ts';
import * as takeovers from '../admin/takeover-calls.ts';
import * as analytics from '../analytics/calls.ts';
import * as brands from '../brands/calls.ts';
import * as calendar from '../calendar/calls.ts';
import * as cutOffs from '../calendar/cut-off-calls.ts';
import * as carts from '../carts/calls.ts';
import * as groupLinks from '../carts/group-link-calls.ts';
import * as holds from '../carts/hold-calls.ts';
import * as ownCarts from '../carts/own-cart-calls.ts';
import * as savedQuotes from '../carts/saved-quote-calls.ts';
import * as claims from '../claims/calls.ts';
import * as claimPhotoLinks from '../claims/photo-link-calls.ts';
import * as clubs from '../clubs/calls.ts';
import * as cruises from '../clubs/cruise-calls.ts';
import * as clubFees from '../clubs/fee-calls.ts';
import * as clubJson from '../clubs/json-calls.ts';
import * as notes from '../clubs/note-calls.ts';
import * as consoleApprovals from '../console/approval-calls.ts';
import * as consoleBrands from '../console/brand-calls.ts';
import * as consoleBrandStates from '../console/brand-state-calls.ts';
import * as consoleBrandTexts from '../console/brand-text-calls.ts';
import * as carrierDays from '../console/carrier-day-calls.ts';
import * as consoleCarts from '../console/cart-calls.ts';
import * as consoleClaims from '../console/claim-calls.ts';
import * as consoleClaimsForCallers from '../console/claim-for-caller-calls.ts';
import * as consoleClubAccounts from '../console/club-account-calls.ts';
import * as consoleClubArchive from '../console/club-archive-calls.ts';
import * as consoleClubs from '../console/club-calls.ts';
import * as consoleClubFiles from '../console/club-file-calls.ts';
import * as consoleClubMerge from '../console/club-merge-calls.ts';
import * as clubOrders from '../console/club-order-calls.ts';
import * as consoleClubStatements from '../console/club-statement-calls.ts';
import * as contractPrices from '../console/contract-price-calls.ts';
import * as consoleFlags from '../console/flag-calls.ts';
import * as groupEvents from '../console/group-event-calls.ts';
import * as consoleHistory from '../console/history-calls.ts';
import * as consoleIncidentActs from '../console/incident-act-calls.ts';
import * as consoleIncidents from '../console/incident-calls.ts';
import * as consoleIncidentMoves from '../console/incident-move-calls.ts';
import * as consoleInvitations from '../console/invitation-calls.ts';
import * as consoleMessages from '../console/message-calls.ts';
import * as consoleMicrosites from '../console/microsite-calls.ts';
import * as consoleMissingBags from '../console/missing-bag-calls.ts';
import * as consoleMoney from '../console/money-calls.ts';
import * as consoleNewClubs from '../console/new-club-calls.ts';
import * as consoleNewsCalls from '../console/news-calls.ts';
import * as consoleOrderActs from '../console/order-act-calls.ts';
import * as consoleOrder from '../console/order-calls.ts';
import * as consoleOrderLabels from '../console/order-label-calls.ts';
import * as consoleOrders from '../console/order-list-calls.ts';
import * as consoleOrderViewers from '../console/order-viewer-calls.ts';
import * as placedOrders from '../console/placed-order-calls.ts';
import * as consoleQuestions from '../console/question-calls.ts';
import * as consoleRates from '../console/rate-sheet-calls.ts';
import * as consoleReports from '../console/report-calls.ts';
import * as consoleSearch from '../console/search-calls.ts';
import * as consoleUsers from '../console/user-calls.ts';
import * as consoleViews from '../console/view-calls.ts';
import * as consoleWork from '../console/work-calls.ts';
import * as geo from '../geo/calls.ts';
import * as checks from '../geo/check-calls.ts';
import * as lookups from '../geo/lookup-calls.ts';
import * as live from '../live/calls.ts';
import * as orderLetter from '../orders/arrival-letter-calls.ts';
import * as orderBookingLinks from '../orders/booking-link-calls.ts';
import * as orders from '../orders/calls.ts';
import * as carrierWebhook from '../orders/carrier-webhook-calls.ts';
import * as orderChanges from '../orders/change-calls.ts';
import * as orderChangeOptions from '../orders/change-option-calls.ts';
import * as orderClubNotes from '../orders/club-note-calls.ts';
import * as orderCustoms from '../orders/customs-calls.ts';
import * as orderDocuments from '../orders/document-calls.ts';
import * as orderLastTrip from '../orders/last-trip-calls.ts';
import * as orderLegs from '../orders/leg-calls.ts';
import * as orderLife from '../orders/life-calls.ts';
import * as pastTravelers from '../orders/past-traveler-calls.ts';
import * as orderPayLinks from '../orders/pay-link-calls.ts';
import * as orderPayRequests from '../orders/pay-request-calls.ts';
import * as orderPreparation from '../orders/preparation-calls.ts';
import * as orderSettledChanges from '../orders/settle-change-calls.ts';
import * as orderTexts from '../orders/text-calls.ts';
import * as orderTracking from '../orders/track-calls.ts';
import * as orderUndo from '../orders/undo-calls.ts';
import * as payments from '../payments/calls.ts';
import * as clubBilling from '../payments/club-billing-calls.ts';
import * as paymentInfo from '../payments/info-calls.ts';
import * as orderLinks from '../payments/order-link-calls.ts';
import * as billSplit from '../payments/split-calls.ts';
import * as waitingLinks from '../payments/waiting-link-calls.ts';
import * as paymentWebhook from '../payments/webhook-calls.ts';
import * as preferences from '../preferences/calls.ts';
import * as pricing from '../pricing/calls.ts';
import * as rateAdjustments from '../pricing/rate-adjustment-calls.ts';
import * as releaseActs from '../releases/act-calls.ts';
import * as releases from '../releases/calls.ts';
import * as consoleReleases from '../releases/console-calls.ts';
import * as releaseHooks from '../releases/hook-calls.ts';
import * as releaseTokens from '../releases/token-calls.ts';
import * as services from '../services/calls.ts';
import * as priceCalendar from '../services/price-calendar-calls.ts';
import * as stores from '../stores/calls.ts';
import type { CallDefinition } from './define-call.ts';

const domains: readonly Readonly<Record<string, unknown>>[] = [
  accounts,
  emails,
  mailChoices,
  ownAccount,
  passwordless,
  secondFactor,
  profile,
  profileEdits,
  terms,
  audit,
  bookFor,
  concessions,
  people,
  takeovers,
  analytics,
  brands,
  calendar,
  cutOffs,
  carts,
  ownCarts,
  holds,
  savedQuotes,
  groupLinks,
  clubs,
  clubFees,
  clubJson,
  cruises,
  notes,
  consoleBrands,
  consoleBrandTexts,
  carrierDays,
  consoleCarts,
  consoleNewsCalls,
  consoleClubs,
  consoleNewClubs,
  consoleBrandStates,
  consoleClubArchive,
  consoleClubMerge,
  consoleClubFiles,
  consoleClubAccounts,
  consoleClubStatements,
  consoleApprovals,
  consoleMessages,
  consoleMicrosites,
  consoleQuestions,
  contractPrices,
  consoleHistory,
  consoleFlags,
  consoleIncidents,
  consoleIncidentActs,
  consoleIncidentMoves,
  consoleMoney,
  consoleUsers,
  consoleInvitations,
  consoleRates,
  consoleWork,
  consoleReports,
  consoleSearch,
  consoleOrders,
  consoleMissingBags,
  consoleOrderViewers,
  consoleOrderLabels,
  consoleOrder,
  consoleOrderActs,
  consoleViews,
  consoleReleases,
  releaseActs,
  releaseHooks,
  releaseTokens,
  geo,
  checks,
  lookups,
  live,
  releases,
  claims,
  claimPhotoLinks,
  consoleClaims,
  consoleClaimsForCallers,
  orders,
  orderLife,
  orderPreparation,
  orderSettledChanges,
  orderLastTrip,
  pastTravelers,
  orderLegs,
  orderClubNotes,
  orderCustoms,
  orderLetter,
  orderDocuments,
  orderChanges,
  orderTexts,
  orderTracking,
  orderChangeOptions,
  orderBookingLinks,
  orderPayLinks,
  orderPayRequests,
  orderUndo,
  carrierWebhook,
  payments,
  billSplit,
  orderLinks,
  waitingLinks,
  clubBilling,
  placedOrders,
  clubOrders,
  groupEvents,
  paymentInfo,
  paymentWebhook,
  preferences,
  pricing,
  rateAdjustments,
  services,
  priceCalendar,
  stores,
];

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** Every defined call, served or not: for the contract snapshots. */
export const allCalls: readonly CallDefinition[] = domains
  .flatMap((domain) => Object.values(domain))
  .filter(isCall);
