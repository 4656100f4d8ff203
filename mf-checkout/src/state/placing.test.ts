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
import type { PlacingEvent, PlacingFacts } from './placing-event.ts';
import { passGate, reducePlacing } from './placing-reducer.ts';

describe('the way from the attempt to the order', () => {
  const table: readonly [string, PlacingFacts, readonly PlacingEvent[], PlacingState['phase']][] = [
    ['PY-07 stays when something is missing', { ...ready, complete: false }, [attempted()], 'idle'],
    ['AC-01 waits at the gate for an account', { ...ready, admitted: false }, [attempted()], 'gate'],
    [
      'AC-01 ER-20 checks a guest’s card before the account',
      { ...ready, admitted: false, checksCard: true },
      [attempted()],
      'tokenizing',
    ],
    [
      'AC-01 ER-20 waits at the gate once the card is accepted',
      { ...ready, admitted: false, checksCard: true },
      [attempted(), tokenized()],
      'gate',
    ],
    [
      'ER-20 a refused card stops before the account',
      { ...ready, admitted: false, checksCard: true },
      [attempted(), { type: 'token-refused', code: 'card_fields' }],
      'refused',
    ],
    ['AC-02 PY-11 continues immediately when signed in', ready, [attempted()], 'tokenizing'],
    [
      'PR-04 an order needs no card when nothing is due',
      { ...ready, dueCents: 0, asksNonce: false },
      [attempted()],
      'submitting',
    ],
    [
      'PR-04 an order needs no card for a refund',
      { ...ready, dueCents: -500, asksNonce: false },
      [attempted()],
      'submitting',
    ],
    ['PY-14 saves the traveler’s days first', { ...ready, infoSaved: false }, [attempted()], 'saving-info'],
    ['PY-19 sends the nonce', ready, [attempted(), tokenized()], 'submitting'],
    [
      'ER-20 an attempt stops when there is no nonce',
      ready,
      [attempted(), { type: 'token-refused', code: 'tokenization_failed' }],
      'refused',
    ],
    ['PY-16 is placed', ready, [attempted(), tokenized(), answered(true)], 'placed'],
    ['PY-18 waits while undecided', ready, [attempted(), tokenized(), answered('pending')], 'pending'],
    [
      'PY-18 a pending order is placed once decided',
      ready,
      [attempted(), tokenized(), answered('pending'), { type: 'order-decided', paid: true }],
      'placed',
    ],
    [
      'OPEN-41 a pending order is refused when the payment fails',
      ready,
      [attempted(), tokenized(), answered('pending'), { type: 'order-decided', paid: false }],
      'refused',
    ],
    [
      'OPEN-42 a pending order is reported after ten minutes',
      ready,
      [attempted(), tokenized(), answered('pending'), { type: 'order-undecided' }],
      'undecided',
    ],
    [
      'PY-19 the bank checks its customer before a card is refused',
      ready,
      [attempted(), tokenized(), answered(false, 'authentication_required')],
      'tokenizing',
    ],
    [
      'PY-19 an attempt continues once the bank has checked',
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
      'ER-18 an attempt is refused if the bank asks twice',
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
      'PY-19 the bank also checks a saved card',
      { ...ready, asksNonce: false },
      [attempted(), answered(false, 'authentication_required')],
      'tokenizing',
    ],
    [
      'PY-05 a refused attempt allows another one',
      ready,
      [attempted(), tokenized(), answered(false, 'card_declined')],
      'refused',
    ],
    [
      'PY-17 a new price is adopted once',
      ready,
      [attempted(), tokenized(), answered(false, 'recalc')],
      'repricing',
    ],
    [
      'PY-17 a recalculation error is recognized inside a longer code',
      ready,
      [attempted(), tokenized(), answered(false, 'price_recalculation')],
      'repricing',
    ],
    [
      'PY-17 an expired quote is treated the same',
      ready,
      [attempted(), tokenized(), { type: 'payment-refused', code: 'quote_not_found' }],
      'repricing',
    ],
    [
      'PY-17 a second recalculation is shown',
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
      'PY-17 an attempt continues after one recalculation',
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
      'PY-17 an attempt stops when there is no new price',
      ready,
      [attempted(), tokenized(), answered(false, 'recalc'), { type: 'repricing-failed' }],
      'refused',
    ],
    ['B2 keeps an order that went without an answer', ready, [attempted(), tokenized(), lost], 'unanswered'],
  ];
  it.each(table)('%s', (_name, facts, events, phase) => {
    expect(after(events, facts).phase).toBe(phase);
  });

  it('PY-04 a second attempt is ignored while an order is being placed', () => {
    const once = after([attempted('key-1'), tokenized()]);
    expect(reducePlacing(once, attempted('key-2'), ready)).toBe(once);
  });

  it('AC-01 an attempt continues automatically once admitted, under its own key', () => {
    const gate = after([attempted('key-1')], { ...ready, admitted: false });
    expect(passGate(gate, { ...ready, admitted: false })).toBe(gate);
    expect(passGate(gate, ready)).toEqual({ phase: 'tokenizing', key: 'key-1', recalculated: false });
    expect(reducePlacing(gate, { type: 'gate-closed' }, ready)).toEqual(idle);
  });

  it('B2 the same submission is sent again, three times automatically and then on request', () => {
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

  it('B2 the next attempt after a refusal uses a new key', () => {
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
