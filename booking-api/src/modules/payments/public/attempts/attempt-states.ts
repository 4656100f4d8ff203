/**
 * States of a checkout attempt. Forward only: authorising → order_committed → settling → done, or declined
 * before the order. `started`: it needs no money from a gateway, and its order is not written yet. `unknown`:
 * the answer to the authorization was lost. `authorised`: authorized without an order, and to be voided.
 * `waiting`: a split bill until all its shares are paid, or an authorized share that waits for the others.
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

/** States of an attempt in progress: no other attempt may start for its cart. */
export const liveStates: readonly AttemptState[] = [
  'started',
  'authorising',
  'unknown',
  'authorised',
  'waiting',
];
export const isLive = (state: AttemptState): boolean => liveStates.includes(state);
