import * as fc from 'fast-check';
import { again, answered, attempted, body, idle, lost, tokenized } from '../testing/checkout-attempts.ts';
import { isRunning, type PlacingState } from './placing.ts';
import type { PlacingEvent, PlacingFacts } from './placing-event.ts';
import { passPrice, passSaving, reducePlacing } from './placing-reducer.ts';

describe('whatever happens in whatever order', () => {
  const event: fc.Arbitrary<PlacingEvent> = fc.oneof(
    fc.uuid().map(attempted),
    fc.constant(tokenized()),
    fc.constant<PlacingEvent>({ type: 'token-refused', code: 'tokenization_failed' }),
    fc.constantFrom(
      answered(true),
      answered('pending'),
      answered(false, 'recalc'),
      answered(false, 'card_declined'),
    ),
    fc.constantFrom(lost, again),
    fc.uuid().map((key): PlacingEvent => ({ type: 'repriced', key })),
    fc.constantFrom<PlacingEvent>(
      { type: 'payment-refused', code: 'form_incomplete' },
      { type: 'payment-refused', code: 'quote_not_found' },
      { type: 'repricing-failed' },
      { type: 'order-decided', paid: true },
      { type: 'order-decided', paid: false },
      { type: 'order-undecided' },
      { type: 'gate-closed' },
      { type: 'club-answered' },
      { type: 'club-left', code: 'club_step_left' },
      { type: 'pickup-checked', inTime: true },
      { type: 'pickup-checked', inTime: false },
    ),
  );
  const facts = fc.record({
    complete: fc.boolean(),
    awaitsPrice: fc.boolean(),
    admitted: fc.boolean(),
    checksCard: fc.boolean(),
    infoSaved: fc.boolean(),
    collected: fc.boolean(),
    clubless: fc.boolean(),
    dueCents: fc.constantFrom(-500, 0, 12_900),
    asksNonce: fc.boolean(),
    byCard: fc.boolean(),
    isSplit: fc.boolean(),
    sendsLink: fc.boolean(),
    body: fc.constant(body),
  });
  const history = fc.array(fc.tuple(event, facts), { maxLength: 40 });
  const walk = (steps: readonly [PlacingEvent, PlacingFacts][]): PlacingState[] => {
    const seen: PlacingState[] = [idle];
    for (const [next, said] of steps)
      seen.push(passSaving(passPrice(reducePlacing(seen.at(-1) ?? idle, next, said), said), said));
    return seen;
  };

  it('PY-04 never has two submissions in flight: another one starts only after an answer or a loss', () => {
    fc.assert(
      fc.property(history, (steps) => {
        walk(steps).forEach((now, index, all) => {
          const before = all[index - 1];
          if (now.phase !== 'submitting' || before?.phase !== 'submitting') return;
          expect(now).toBe(before);
        });
      }),
    );
  });

  it('PY-14 an attempt continues only once the travel dates are saved', () => {
    const beforePayment = ['idle', 'gate', 'refused', 'saving-info', 'awaiting-price', 'repricing'];
    // ER-20: a guest's card is checked before the account.
    const isBefore = (placing: PlacingState) =>
      beforePayment.includes(placing.phase) || (placing.phase === 'tokenizing' && placing.ahead === true);
    fc.assert(
      fc.property(history, (steps) => {
        walk(steps).forEach((now, index, all) => {
          const before = all[index - 1];
          if (!before || !isBefore(before) || isBefore(now)) return;
          expect([now.phase, steps[index - 1]?.[1].infoSaved]).toEqual([now.phase, true]);
        });
      }),
    );
  });

  it('B2 a submission with an unknown answer never changes its key, body or price', () => {
    fc.assert(
      fc.property(history, (steps) => {
        walk(steps).forEach((now, index, all) => {
          const before = all[index - 1];
          if (before?.phase !== 'unanswered') return;
          expect(now.phase === 'unanswered' || now.phase === 'submitting').toBe(true);
          if (now.phase === 'submitting') expect(now.submission).toBe(before.submission);
        });
      }),
    );
  });

  it('PY-17 an attempt adopts a new price at most once', () => {
    fc.assert(
      fc.property(history, (steps) => {
        let taken = 0;
        walk(steps).forEach((now, index, all) => {
          const before = all[index - 1];
          if (before && !isRunning(before)) taken = 0;
          if (now.phase === 'repricing' && before?.phase !== 'repricing') taken += 1;
          expect(taken).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('PY-16 a placed order is not changed by later events', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const all = walk(steps);
        const first = all.findIndex(({ phase }) => phase === 'placed');
        if (first >= 0) expect(new Set(all.slice(first)).size).toBe(1);
      }),
    );
  });
});
