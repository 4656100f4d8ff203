import {
  after,
  again,
  answered,
  attempted,
  idle,
  lost,
  ready,
  tokenized,
} from '../testing/checkout-attempts.ts';
import { automaticTries, type PlacingState, waitsForCustomer } from './placing.ts';
import { type PlacingEvent, type PlacingFacts, passGate, reducePlacing } from './placing-reducer.ts';

describe('the way from the attempt to the order', () => {
  const table: readonly [string, PlacingFacts, readonly PlacingEvent[], PlacingState['phase']][] = [
    ['PY-07 stays when something is missing', { ...ready, complete: false }, [attempted()], 'idle'],
    ['AC-01 waits at the gate for an account', { ...ready, admitted: false }, [attempted()], 'gate'],
    ['AC-02 PY-11 continues immediately when signed in', ready, [attempted()], 'tokenizing'],
    [
      'PR-04 needs no card when nothing is to be paid',
      { ...ready, dueCents: 0, asksNonce: false },
      [attempted()],
      'submitting',
    ],
    [
      'PR-04 needs no card for a refund',
      { ...ready, dueCents: -500, asksNonce: false },
      [attempted()],
      'submitting',
    ],
    ['PY-14 saves the traveler’s days first', { ...ready, infoSaved: false }, [attempted()], 'saving-info'],
    ['PY-19 sends the nonce', ready, [attempted(), tokenized()], 'submitting'],
    [
      'ER-20 stops when there is no nonce',
      ready,
      [attempted(), { type: 'token-refused', code: 'tokenization_failed' }],
      'refused',
    ],
    ['PY-16 is placed', ready, [attempted(), tokenized(), answered(true)], 'placed'],
    ['PY-18 waits while undecided', ready, [attempted(), tokenized(), answered('pending')], 'pending'],
    [
      'PY-18 is placed once decided',
      ready,
      [attempted(), tokenized(), answered('pending'), { type: 'order-decided', paid: true }],
      'placed',
    ],
    [
      'OPEN-41 is refused when decided against',
      ready,
      [attempted(), tokenized(), answered('pending'), { type: 'order-decided', paid: false }],
      'refused',
    ],
    [
      'OPEN-42 is reported after ten minutes',
      ready,
      [attempted(), tokenized(), answered('pending'), { type: 'order-undecided' }],
      'undecided',
    ],
    [
      'PY-19 lets the bank check its customer before a card is refused',
      ready,
      [attempted(), tokenized(), answered(false, 'authentication_required')],
      'tokenizing',
    ],
    [
      'PY-19 goes on once the bank has asked',
      ready,
      [
        attempted(),
        tokenized(),
        answered(false, 'authentication_required'),
        { type: 'tokenized', nonce: 'nonce-2', key: 'key-2' },
        answered(true),
      ],
      'placed',
    ],
    [
      'ER-18 is refused where the bank asks twice',
      ready,
      [
        attempted(),
        tokenized(),
        answered(false, 'authentication_required'),
        { type: 'tokenized', nonce: 'nonce-2', key: 'key-2' },
        answered(false, 'authentication_required'),
      ],
      'refused',
    ],
    [
      'PY-19 has the bank ask about a card that is kept, too',
      { ...ready, asksNonce: false },
      [attempted(), answered(false, 'authentication_required')],
      'tokenizing',
    ],
    [
      'PY-05 is refused and free again',
      ready,
      [attempted(), tokenized(), answered(false, 'card_declined')],
      'refused',
    ],
    [
      'PY-17 takes a new price over once',
      ready,
      [attempted(), tokenized(), answered(false, 'recalc')],
      'repricing',
    ],
    [
      'PY-17 knows the word inside a longer code',
      ready,
      [attempted(), tokenized(), answered(false, 'price_recalculation')],
      'repricing',
    ],
    [
      'PY-17 treats an expired quote alike',
      ready,
      [attempted(), tokenized(), { type: 'payment-refused', code: 'quote_not_found' }],
      'repricing',
    ],
    [
      'PY-17 shows a second recalculation',
      ready,
      [
        attempted(),
        tokenized(),
        answered(false, 'recalc'),
        { type: 'repriced', key: 'key-2' },
        tokenized('nonce-2'),
        answered(false, 'recalc'),
      ],
      'refused',
    ],
    [
      'PY-17 goes on after one recalculation',
      ready,
      [
        attempted(),
        tokenized(),
        answered(false, 'recalc'),
        { type: 'repriced', key: 'key-2' },
        tokenized('nonce-2'),
        answered(true),
      ],
      'placed',
    ],
    [
      'PY-17 stops when there is no new price',
      ready,
      [attempted(), tokenized(), answered(false, 'recalc'), { type: 'repricing-failed' }],
      'refused',
    ],
    ['B2 keeps an order that went without an answer', ready, [attempted(), tokenized(), lost], 'unanswered'],
  ];
  it.each(table)('%s', (_name, facts, events, phase) => {
    expect(after(events, facts).phase).toBe(phase);
  });

  it('PY-04 ignores a second attempt while an order is being placed', () => {
    const once = after([attempted('key-1'), tokenized()]);
    expect(reducePlacing(once, attempted('key-2'), ready)).toBe(once);
  });

  it('AC-01 goes on by itself once admitted, under the key of the attempt', () => {
    const gate = after([attempted('key-1')], { ...ready, admitted: false });
    expect(passGate(gate, { ...ready, admitted: false })).toBe(gate);
    expect(passGate(gate, ready)).toEqual({ phase: 'tokenizing', key: 'key-1', recalculated: false });
    expect(reducePlacing(gate, { type: 'gate-closed' }, ready)).toEqual(idle);
  });

  it('B2 sends the very same submission again, by itself three times and then when asked', () => {
    const sent = after([attempted('key-1'), tokenized()]);
    const tired = after(
      Array.from({ length: automaticTries }, (): PlacingEvent[] => [again, lost])
        .flat()
        .slice(1),
      ready,
      sent,
    );
    expect(waitsForCustomer(tired)).toBe(true);
    const asked = reducePlacing(tired, attempted('key-9'), ready);
    expect(asked.phase === 'submitting' && asked.submission).toEqual(
      sent.phase === 'submitting' && sent.submission,
    );
  });

  it('B2 takes a new key for the next attempt after a refusal', () => {
    const next = after([
      attempted('key-1'),
      tokenized(),
      answered(false, 'card_declined'),
      attempted('key-2'),
      tokenized('nonce-2'),
    ]);
    expect(next.phase === 'submitting' && next.submission.key).toBe('key-2');
  });
});
