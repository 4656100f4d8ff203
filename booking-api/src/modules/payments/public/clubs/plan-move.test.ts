import fc from 'fast-check';
import { type MovableEntry, type Moved, planMove } from './plan-move.ts';

const charge = (id: number, orderId: string | null, cents: number, day: number): MovableEntry => ({
  id,
  event: 'charge',
  amount_cents: cents,
  order_id: orderId,
  charged_at: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
});
const lower = (id: number, event: 'refund' | 'payment', orderId: string | null, cents: number) => ({
  ...charge(id, orderId, -cents, 20),
  event,
});
const sum = (entries: readonly { amount_cents: number }[]): number =>
  entries.reduce((total, { amount_cents }) => total + amount_cents, 0);
const total = (moved: readonly Moved[]): number => moved.reduce((all, { cents }) => all + cents, 0);

describe('moving the balance of a club', () => {
  it('CO-138 moves each open charge with its order and its age', () => {
    const entries = [charge(1, 'a', 5000, 1), charge(2, 'b', 3000, 2), lower(3, 'payment', null, 6000)];
    expect(planMove(entries)).toEqual([{ orderId: 'b', cents: 2000, agedFrom: '2026-11-02T12:00:00.000Z' }]);
  });

  it('CO-138 a refund settles the charge of its order first', () => {
    const entries = [charge(1, 'a', 5000, 1), charge(2, 'b', 3000, 2), lower(3, 'refund', 'b', 3000)];
    expect(planMove(entries)).toEqual([{ orderId: 'a', cents: 5000, agedFrom: '2026-11-01T12:00:00.000Z' }]);
  });

  it('CO-138 moves a credit as one amount without an order', () => {
    const entries = [charge(1, 'a', 5000, 1), lower(2, 'payment', null, 6250)];
    expect(planMove(entries)).toEqual([{ orderId: null, cents: -1250, agedFrom: null }]);
    expect(planMove([])).toEqual([]);
  });

  it('CO-138 what moves always adds up to the balance, to the cent, and no charge moves more than it is', () => {
    const entry = fc.record({
      event: fc.constantFrom('charge', 'refund', 'payment', 'payment_reversed'),
      cents: fc.integer({ min: 1, max: 500_000 }),
      order: fc.constantFrom('a', 'b', 'c', 'd'),
      day: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), (given) => {
        const entries = given.map(({ event, cents, order, day }, id): MovableEntry => {
          const lowers = event === 'refund' || event === 'payment';
          const ofOrder = event === 'charge' || event === 'refund';
          const base = charge(id + 1, ofOrder ? order : null, lowers ? -cents : cents, day);
          return { ...base, event };
        });
        const moved = planMove(entries);
        expect(total(moved)).toBe(sum(entries));
        const ofOrders = moved.filter(({ orderId }) => orderId !== null);
        for (const { cents } of ofOrders) expect(cents).toBeGreaterThan(0);
        for (const order of ['a', 'b', 'c', 'd'])
          expect(total(ofOrders.filter(({ orderId }) => orderId === order))).toBeLessThanOrEqual(
            sum(entries.filter(({ event, order_id }) => event === 'charge' && order_id === order)),
          );
        expect(moved.every(({ cents }) => cents !== 0)).toBe(true);
      }),
    );
  });
});
