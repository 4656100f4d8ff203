/**
 * Where a checkout attempt stands. Forward only: authorising → order_committed → settling → done, or declined before the
 * order. `started`: it asks no gateway for money, and its order is not written yet. `unknown`: the answer to the
 * authorisation was lost. `authorised`: the money is there for no order, and is to be voided. `waiting`: of a bill that is
 * divided, until all its shares are paid; of a share, whose money is there and waits for that of the others.
 */
export const attemptStates = [
  'started',
  'authorising',
  'unknown',
  'authorised',
  'waiting',
  'order_committed',
  'settling',
  'done',
  'declined',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** States of an attempt that is on its way: no other attempt may start for its cart. */
export const liveStates: readonly AttemptState[] = [
  'started',
  'authorising',
  'unknown',
  'authorised',
  'waiting',
];
export const isLive = (state: AttemptState): boolean => liveStates.includes(state);
