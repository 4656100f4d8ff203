/**
 * Where a press of the place-order button stands. Forward only:
 * started → authorising → authorised → order_committed → settling → done, or declined from any step before the order;
 * `unknown` is an authorisation whose answer was lost.
 */
export const attemptStates = [
  'started',
  'authorising',
  'unknown',
  'authorised',
  'order_committed',
  'settling',
  'done',
  'declined',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** States of a press that is on its way: no other press may start for its cart. */
export const liveStates: readonly AttemptState[] = ['started', 'authorising', 'unknown', 'authorised'];
export const isLive = (state: AttemptState): boolean => liveStates.includes(state);
