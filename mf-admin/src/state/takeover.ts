import type { Person } from '@sendahead/shared-contracts/admin/people-calls';
import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { takeoverTimings } from '@sendahead/shared-contracts/constants';
import type { Section } from '@sendahead/shared-contracts/page/topics';
import { staffRole } from './staff.ts';
import type { AdminState } from './state.ts';

/** TK-03: the progress of a takeover, in percent. */
export type TakeoverStep = (typeof takeoverTimings.progressSteps)[number];

/** The customer of the cart; null for a guest. */
export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Who took the cart over from this page. */
export interface NewHolder {
  readonly by: 'colleague' | 'customer' | 'you';
  /** Null for a guest. */
  readonly name: string | null;
  readonly at: string;
}

/** OPEN-53: the cart that this page is taking over, or has taken over. */
export interface Takeover {
  readonly id: string;
  /** `held`: the cart is restored, and held until it is released or lost (`lost`). */
  readonly phase: 'waiting' | 'running' | 'held' | 'failed' | 'lost' | 'ended';
  readonly step: TakeoverStep;
  /** Null until the server has said which cart the id opens. */
  readonly cartId: string | null;
  readonly customer: Customer | null;
  /** CO-124: a guest's cart, whose buyer staff name and can correct. */
  readonly ofGuest: boolean;
  /** The dialog that asks for the buyer is open. */
  readonly naming: boolean;
  /** Sections that did not answer. */
  readonly missing: readonly Section[];
  /** The error message. */
  readonly failure: string;
  /** TK-04: the progress stays visible for a while after the end. */
  readonly progressShown: boolean;
  readonly releasing: 'idle' | 'asking' | 'failed' | 'refused';
  /** Null while the cart is held, and where the server could not say. */
  readonly lostTo: NewHolder | null;
}

export type TakeoverEvent =
  | { readonly type: 'takeover-wanted'; readonly id: string }
  | { readonly type: 'takeover-at'; readonly step: TakeoverStep }
  | {
      readonly type: 'takeover-known';
      readonly cartId: string;
      readonly customer: Customer | null;
      readonly ofGuest: boolean;
    }
  | { readonly type: 'naming-buyer'; readonly open: boolean }
  | { readonly type: 'buyer-named'; readonly person: Person }
  | { readonly type: 'takeover-failed'; readonly failure: string }
  | { readonly type: 'takeover-retried' }
  | { readonly type: 'takeover-done'; readonly missing: readonly Section[] }
  | { readonly type: 'takeover-progress-closed' }
  | { readonly type: 'release-requested' }
  | { readonly type: 'release-failed'; readonly ordering: boolean }
  | { readonly type: 'takeover-lost'; readonly to: NewHolder | null }
  | { readonly type: 'takeover-ended' };

const waitingTakeover = (id: string): Takeover => ({
  id,
  phase: 'waiting',
  step: 10,
  cartId: null,
  customer: null,
  ofGuest: false,
  naming: false,
  missing: [],
  failure: '',
  progressShown: false,
  releasing: 'idle',
  lostTo: null,
});

/** A cart that was taken over earlier: its page was left and reopened without the takeover's id. */
export const heldAlready = (cartId: string, person: Person | null, ofGuest: boolean): Takeover => ({
  ...waitingTakeover(''),
  phase: 'held',
  cartId,
  customer: person && customerOf(person),
  ofGuest,
});

const customerOf = ({ user_id: id, email, name }: Person): Customer => ({ id, email, name });

const isOver = ({ phase }: Takeover): boolean => phase === 'lost' || phase === 'ended';

export function reduceTakeover(takeover: Takeover | null, event: TakeoverEvent): Takeover | null {
  if (event.type === 'takeover-wanted')
    return takeover?.id === event.id ? takeover : waitingTakeover(event.id);
  if (takeover === null) return null;
  // Its steps may still arrive after the customer has reclaimed the cart.
  if (isOver(takeover) && event.type !== 'takeover-retried') return takeover;
  switch (event.type) {
    case 'takeover-at':
      return { ...takeover, phase: 'running', step: event.step, progressShown: true };
    case 'takeover-known':
      return { ...takeover, cartId: event.cartId, customer: event.customer, ofGuest: event.ofGuest };
    case 'naming-buyer':
      return { ...takeover, naming: event.open && takeover.ofGuest };
    case 'buyer-named':
      return { ...takeover, naming: false, customer: customerOf(event.person) };
    case 'takeover-failed':
      return { ...takeover, phase: 'failed', failure: event.failure };
    case 'takeover-retried':
      return waitingTakeover(takeover.id);
    case 'takeover-done':
      return { ...takeover, phase: 'held', missing: event.missing };
    case 'takeover-progress-closed':
      return { ...takeover, progressShown: false };
    case 'release-requested':
      return { ...takeover, releasing: 'asking' };
    case 'release-failed':
      return { ...takeover, releasing: event.ordering ? 'refused' : 'failed' };
    case 'takeover-lost':
      return takeover.releasing === 'asking'
        ? takeover
        : { ...takeover, phase: 'lost', progressShown: false, lostTo: event.to };
    case 'takeover-ended':
      return { ...takeover, phase: 'ended', progressShown: false };
    default:
      return event satisfies never;
  }
}

/** Whether the signed-in user may take carts over. */
export function takesOver(state: AdminState): boolean {
  const role = staffRole(state);
  return role !== null && may(role, 'take_over_carts');
}

/** TK-02, MD-21: a cart is to be taken over, but no user with permission is signed in to this brand. */
export const needsSignIn = (state: AdminState): boolean =>
  state.takeover?.phase === 'waiting' && state.session !== null && !takesOver(state);

/** Whether staff hold the customer's cart on this page. */
export const holdsCart = ({ takeover }: AdminState): boolean =>
  takeover !== null && (takeover.phase === 'held' || (takeover.phase === 'running' && takeover.step > 10));

/** The id of the held cart; null if no cart is held. */
export const heldCartId = (state: AdminState): string | null =>
  holdsCart(state) ? (state.takeover?.cartId ?? null) : null;
