/**
 * Where a press of the place-order button stands. Forward only:
 * authorising → order_committed → settling → done, or declined before the order. A press that asks no gateway for money is
 * `started` until its order stands. `unknown` is an authorisation whose answer was lost; `authorised` one that is to be
 * given back.
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
