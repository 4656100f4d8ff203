import fc from 'fast-check';

/** An act on the order, or time that passes. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), difference: fc.integer({ min: -9000, max: 9000 }) }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel leg' as const, 'correction' as const),
      leg: fc.constantFrom('outbound' as const, 'return' as const),
    }),
  },
  fc.constant({ kind: 'cancel' as const }),
  { weight: 3, arbitrary: fc.constant({ kind: 'undo' as const }) },
  fc.record({ kind: fc.constant('goodwill' as const), amount: fc.integer({ min: 1, max: 9000 }) }),
  fc.record({ kind: fc.constant('claim' as const), amount: fc.integer({ min: 1, max: 9000 }) }),
  fc.constant({ kind: 'pay refunds' as const }),
  {
    weight: 2,
    arbitrary: fc.constantFrom({ kind: 'pay owed' as const }, { kind: 'waive owed' as const }),
  },
  fc.record({ kind: fc.constant('send link' as const), difference: fc.integer({ min: 1, max: 9000 }) }),
  {
    weight: 2,
    arbitrary: fc.constantFrom({ kind: 'pay by link' as const }, { kind: 'withdraw link' as const }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom({ kind: 'undo move' as const }, { kind: 'void labels' as const }),
  },
  fc.record({
    kind: fc.constant('cancel shown' as const),
    part: fc.constantFrom('order' as const, 'outbound' as const, 'return' as const),
  }),
);

/** One of the acts, drawn at random. */
export type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Several acts in sequence. */
export const history = fc.array(act, { minLength: 1, maxLength: 8 });

/** Rare in random histories: the request is closed, and the order is changed afterwards. */
export const closed = (kind: 'pay owed' | 'waive owed'): Act[] => [
  { kind: 'correction', leg: 'outbound' },
  { kind },
  { kind: 'change', difference: 900 },
  { kind: 'claim', amount: 4000 },
  { kind: 'cancel' },
  { kind: 'pay refunds' },
];

/** Rare in random histories: a link pays an amount due or a change, and the order is canceled afterwards. */
export const linked = (owed: boolean): Act[] => [
  ...(owed ? [{ kind: 'correction' as const, leg: 'outbound' as const }] : []),
  { kind: 'send link', difference: 900 },
  { kind: 'withdraw link' },
  { kind: 'send link', difference: 900 },
  { kind: 'pay by link' },
  { kind: 'undo' },
  { kind: 'cancel' },
  { kind: 'pay refunds' },
];

/** Rare in random histories: an incident moves an order, its move is undone, and the order is canceled. */
export const movedBack: Act[] = [
  { kind: 'change', difference: -900 },
  { kind: 'undo move' },
  { kind: 'change', difference: 900 },
  { kind: 'undo move' },
  { kind: 'void labels' },
  { kind: 'cancel shown', part: 'order' },
  { kind: 'pay refunds' },
];
