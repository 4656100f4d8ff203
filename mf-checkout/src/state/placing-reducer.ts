import { recalculationRetries } from '@sendahead/shared-contracts/constants';
import { type PlacingState, waitsForCustomer } from './placing.ts';
import type { MadeNonce, PaymentAnswer, PlacingEvent, PlacingFacts } from './placing-event.ts';

const idle: PlacingState = { phase: 'idle' };

function submit(
  key: string,
  made: MadeNonce | null,
  recalculated: boolean,
  facts: PlacingFacts,
): PlacingState {
  const body = facts.body(made);
  if (!body) return { phase: 'refused', code: 'recalc' };
  return {
    phase: 'submitting',
    submission: {
      key,
      body,
      valueCents: facts.dueCents,
      isSplit: facts.isSplit,
      sendsLink: facts.sendsLink,
    },
    recalculated,
    tries: 0,
  };
}

function tokenized(
  { key, recalculated, challenge, ahead }: Extract<PlacingState, { phase: 'tokenizing' }>,
  made: MadeNonce & { readonly key?: string },
  facts: PlacingFacts,
): PlacingState {
  if (ahead) return { phase: 'gate', key };
  const sent = submit(made.key ?? key, made, recalculated, facts);
  return challenge && sent.phase === 'submitting' ? { ...sent, challenged: true } : sent;
}

/** PY-07, PY-09 to PY-11, PY-14: the next step once everything is filled in and the customer is admitted. */
function proceed(key: string, recalculated: boolean, facts: PlacingFacts): PlacingState {
  if (!facts.infoSaved) return { phase: 'saving-info', key, recalculated };
  // A new price was adopted: pickup and clubs were already checked with the previous one.
  if (recalculated) return pay({ key, recalculated }, facts);
  return facts.collected
    ? { phase: 'checking-pickup', key, recalculated }
    : askClub({ key, recalculated }, facts);
}

type Going = { key: string; recalculated: boolean };

const askClub = (going: Going, facts: PlacingFacts): PlacingState =>
  facts.clubless ? pay(going, facts) : { phase: 'asking-club', ...going };

const pay = ({ key, recalculated }: Going, facts: PlacingFacts): PlacingState =>
  facts.asksNonce ? { phase: 'tokenizing', key, recalculated } : submit(key, null, recalculated, facts);

function startAttempt(
  placing: PlacingState,
  { key, offline = false }: Extract<PlacingEvent, { type: 'attempt-started' }>,
  facts: PlacingFacts,
): PlacingState {
  if (placing.phase === 'unanswered')
    return waitsForCustomer(placing) ? { ...placing, phase: 'submitting' } : placing;
  if (placing.phase !== 'idle' && placing.phase !== 'refused') return placing;
  // Nothing begins that would continue on its own when the connection returns.
  if (offline && (facts.complete || facts.awaitsPrice)) return { phase: 'refused', code: 'offline' };
  if (facts.awaitsPrice) return { phase: 'awaiting-price', key, seenCents: facts.dueCents };
  return facts.complete ? enter(key, facts) : idle;
}

/**
 * AC-01: a customer without an account or accepted terms waits at the gate. A typed card is checked first, so that
 * nobody gets an account for an order whose card details are refused.
 */
function enter(key: string, facts: PlacingFacts): PlacingState {
  if (facts.admitted) return proceed(key, false, facts);
  return facts.checksCard
    ? { phase: 'tokenizing', key, recalculated: false, ahead: true }
    : { phase: 'gate', key };
}

/** PY-17: the quoted price is outdated; the new one is accepted once automatically, then shown. */
const outdated = (recalculated: boolean, seen: { readonly seenCents?: number }): PlacingState =>
  Number(recalculated) < recalculationRetries
    ? { phase: 'repricing', ...seen }
    : { phase: 'refused', code: 'recalc' };

/** CO-127: staff see another total before it is charged. */
const repriced = (
  { seenCents }: Extract<PlacingState, { phase: 'repricing' }>,
  key: string,
  facts: PlacingFacts,
): PlacingState =>
  seenCents === undefined || seenCents === facts.dueCents
    ? proceed(key, true, facts)
    : { phase: 'refused', code: 'recalc' };

const isRecalculation = (code: string): boolean => code.includes('recalc') || code === 'quote_not_found';

type Submitting = Extract<PlacingState, { phase: 'submitting' }>;

/** The bank declined only until it has checked its customer: tried once, with a new nonce. */
const wantsChallenge = (code: string, { challenged }: Submitting, { byCard }: PlacingFacts): boolean =>
  code === 'authentication_required' && byCard && !challenged;

function refuse(
  code: string,
  placing: Submitting,
  facts: PlacingFacts,
  fields: readonly string[] = [],
): PlacingState {
  const { recalculated, submission } = placing;
  if (isRecalculation(code))
    return outdated(recalculated, facts.isStaff ? { seenCents: submission.valueCents } : {});
  if (wantsChallenge(code, placing, facts))
    return { phase: 'tokenizing', key: submission.key, recalculated, challenge: true };
  return { phase: 'refused', code, ...(fields.length > 0 ? { fields } : {}) };
}

const unanswered = (placing: Submitting): PlacingState => ({
  ...placing,
  phase: 'unanswered',
  tries: placing.tries + 1,
});

function answered(
  placing: Submitting,
  { status, order_id, error }: PaymentAnswer,
  facts: PlacingFacts,
): PlacingState {
  const { valueCents } = placing.submission;
  if (status === false) return refuse(error ?? 'order_not_placed', placing, facts);
  // An order without its number cannot be shown: the same key is sent once more.
  if (order_id === null) return unanswered(placing);
  if (status === 'pending') return { phase: 'pending', orderId: order_id, valueCents };
  const elsewhere = error === 'cart_already_ordered';
  return { phase: 'placed', orderId: order_id, valueCents, ...(elsewhere && { elsewhere }) };
}

/**
 * The state of placing an order after one event. An event that does not belong to the current phase changes
 * nothing.
 */
export function reducePlacing(placing: PlacingState, event: PlacingEvent, facts: PlacingFacts): PlacingState {
  switch (event.type) {
    case 'attempt-started':
      return startAttempt(placing, event, facts);
    case 'gate-closed':
      return placing.phase === 'gate' ? idle : placing;
    case 'refusal-dismissed':
      return placing.phase === 'refused' ? idle : placing;
    case 'pickup-checked':
      return placing.phase === 'checking-pickup' ? afterPickup(placing, event.inTime, facts) : placing;
    case 'club-answered':
      return placing.phase === 'asking-club' ? afterClub(placing, facts) : placing;
    case 'club-left':
      return placing.phase === 'asking-club' ? { phase: 'refused', code: event.code } : placing;
    case 'tokenized':
      return placing.phase === 'tokenizing' ? tokenized(placing, event, facts) : placing;
    case 'token-refused':
      return placing.phase === 'tokenizing' ? { phase: 'refused', code: event.code } : placing;
    case 'payment-answered':
      return placing.phase === 'submitting' ? answered(placing, event.answer, facts) : placing;
    case 'payment-refused':
      return placing.phase === 'submitting' ? refuse(event.code, placing, facts, event.fields) : placing;
    case 'payment-unanswered':
      return placing.phase === 'submitting' ? unanswered(placing) : placing;
    case 'payment-asked-again':
      return placing.phase === 'unanswered' ? { ...placing, phase: 'submitting' } : placing;
    case 'repriced':
      return placing.phase === 'repricing' ? repriced(placing, event.key, facts) : placing;
    case 'repricing-failed':
      return placing.phase === 'repricing' ? { phase: 'refused', code: 'recalc' } : placing;
    case 'order-decided':
      return decided(placing, event);
    case 'order-undecided':
      return placing.phase === 'pending' ? { ...placing, phase: 'undecided' } : placing;
    default:
      return event satisfies never;
  }
}

/** ER-22: a pickup that has passed stops the order. */
function afterPickup({ key, recalculated }: Going, inTime: boolean, facts: PlacingFacts): PlacingState {
  if (!inTime) return { phase: 'refused', code: 'pickup_time_over' };
  return facts.complete ? askClub({ key, recalculated }, facts) : idle;
}

/** Input may have changed while the clubs' questions were open. */
const afterClub = (
  placing: Extract<PlacingState, { phase: 'asking-club' }>,
  facts: PlacingFacts,
): PlacingState => (facts.complete ? pay(placing, facts) : idle);

function decided(
  placing: PlacingState,
  { paid, error = 'order_not_placed' }: Extract<PlacingEvent, { type: 'order-decided' }>,
): PlacingState {
  if (placing.phase !== 'pending') return placing;
  return paid ? { ...placing, phase: 'placed' } : { phase: 'refused', code: error };
}

/**
 * PY-14: once the travel dates are saved, the attempt continues automatically; an attempt that lacks
 * something again ends.
 */
export function passSaving(placing: PlacingState, facts: PlacingFacts): PlacingState {
  if (placing.phase !== 'saving-info') return placing;
  if (!facts.complete) return idle;
  return facts.infoSaved ? proceed(placing.key, placing.recalculated, facts) : placing;
}

/** AC-01: as soon as the customer is admitted, the order at the gate continues automatically. */
export const passGate = (placing: PlacingState, facts: PlacingFacts): PlacingState =>
  placing.phase === 'gate' && facts.admitted ? proceed(placing.key, false, facts) : placing;

/**
 * An attempt that waits for its price continues if the total is unchanged; another total is shown before
 * anything is charged.
 */
export function passPrice(placing: PlacingState, facts: PlacingFacts): PlacingState {
  if (placing.phase !== 'awaiting-price' || facts.awaitsPrice) return placing;
  if (!facts.complete) return idle;
  return facts.dueCents === placing.seenCents
    ? enter(placing.key, facts)
    : { phase: 'refused', code: 'recalc' };
}
