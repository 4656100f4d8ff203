import { after, again, answered, idle, lost, pressed, ready, tokenised } from '../testing/presses.ts';
import { automaticTries, type Placing, waitsForCustomer } from './placing.ts';
import { type PlacingEvent, type PlacingFacts, passGate, reducePlacing } from './placing-reducer.ts';

describe('the way from the press to the order', () => {
  const table: readonly [string, PlacingFacts, readonly PlacingEvent[], Placing['phase']][] = [
    ['PY-07 stays when something is missing', { ...ready, complete: false }, [pressed()], 'idle'],
    ['AC-01 waits at the gate for an account', { ...ready, admitted: false }, [pressed()], 'gate'],
    ['AC-02 PY-11 goes on at once when signed in', ready, [pressed()], 'tokenising'],
    ['PR-04 needs no card when nothing is to be paid', { ...ready, dueCents: 0 }, [pressed()], 'submitting'],
    ['PR-04 needs no card for a refund', { ...ready, dueCents: -500 }, [pressed()], 'submitting'],
    ['PY-14 saves the traveler’s days first', { ...ready, infoSaved: false }, [pressed()], 'saving-info'],
    ['PY-19 sends the nonce', ready, [pressed(), tokenised()], 'submitting'],
    [
      'ER-20 stops when there is no nonce',
      ready,
      [pressed(), { type: 'token-refused', code: 'tokenization_failed' }],
      'refused',
    ],
    ['PY-16 is placed', ready, [pressed(), tokenised(), answered(true)], 'placed'],
    ['PY-18 waits while undecided', ready, [pressed(), tokenised(), answered('pending')], 'pending'],
    [
      'PY-18 is placed once decided',
      ready,
      [pressed(), tokenised(), answered('pending'), { type: 'order-decided', paid: true }],
      'placed',
    ],
    [
      'OPEN-41 is refused when decided against',
      ready,
      [pressed(), tokenised(), answered('pending'), { type: 'order-decided', paid: false }],
      'refused',
    ],
    [
      'OPEN-42 is told after ten minutes',
      ready,
      [pressed(), tokenised(), answered('pending'), { type: 'order-undecided' }],
      'undecided',
    ],
    [
      'PY-05 is refused and free again',
      ready,
      [pressed(), tokenised(), answered(false, 'card_declined')],
      'refused',
    ],
    [
      'PY-17 takes a new price over once',
      ready,
      [pressed(), tokenised(), answered(false, 'recalc')],
      'repricing',
    ],
    [
      'PY-17 knows the word inside a longer code',
      ready,
      [pressed(), tokenised(), answered(false, 'price_recalculation')],
      'repricing',
    ],
    [
      'PY-17 treats an expired quote alike',
      ready,
      [pressed(), tokenised(), { type: 'payment-refused', code: 'quote_not_found' }],
      'repricing',
    ],
    [
      'PY-17 shows a second recalculation',
      ready,
      [
        pressed(),
        tokenised(),
        answered(false, 'recalc'),
        { type: 'repriced', key: 'key-2' },
        tokenised('nonce-2'),
        answered(false, 'recalc'),
      ],
      'refused',
    ],
    [
      'PY-17 goes on after one recalculation',
      ready,
      [
        pressed(),
        tokenised(),
        answered(false, 'recalc'),
        { type: 'repriced', key: 'key-2' },
        tokenised('nonce-2'),
        answered(true),
      ],
      'placed',
    ],
    [
      'PY-17 stops when there is no new price',
      ready,
      [pressed(), tokenised(), answered(false, 'recalc'), { type: 'repricing-failed' }],
      'refused',
    ],
    ['B2 keeps an order that went without an answer', ready, [pressed(), tokenised(), lost], 'unanswered'],
  ];
  it.each(table)('%s', (_name, facts, events, phase) => {
    expect(after(events, facts).phase).toBe(phase);
  });

  it('PY-04 ignores a second press while an order is being placed', () => {
    const once = after([pressed('key-1'), tokenised()]);
    expect(reducePlacing(once, pressed('key-2'), ready)).toBe(once);
  });

  it('AC-01 goes on by itself once admitted, under the key of the press', () => {
    const gate = after([pressed('key-1')], { ...ready, admitted: false });
    expect(passGate(gate, { ...ready, admitted: false })).toBe(gate);
    expect(passGate(gate, ready)).toEqual({ phase: 'tokenising', key: 'key-1', recalculated: false });
    expect(reducePlacing(gate, { type: 'gate-left' }, ready)).toEqual(idle);
  });

  it('B2 sends the very same submission again, by itself three times and then when asked', () => {
    const sent = after([pressed('key-1'), tokenised()]);
    const tired = after(
      Array.from({ length: automaticTries }, (): PlacingEvent[] => [again, lost])
        .flat()
        .slice(1),
      ready,
      sent,
    );
    expect(waitsForCustomer(tired)).toBe(true);
    const asked = reducePlacing(tired, pressed('key-9'), ready);
    expect(asked.phase === 'submitting' && asked.submission).toEqual(
      sent.phase === 'submitting' && sent.submission,
    );
  });

  it('B2 takes a new key for the next press after a refusal', () => {
    const next = after([
      pressed('key-1'),
      tokenised(),
      answered(false, 'card_declined'),
      pressed('key-2'),
      tokenised('nonce-2'),
    ]);
    expect(next.phase === 'submitting' && next.submission.key).toBe('key-2');
  });
});
