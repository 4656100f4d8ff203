import fc from 'fast-check';
import type { LineItem } from '../pricing/schema.ts';
import { cents } from '../primitives/cents.ts';
import { moneySheet, paymentRows } from './money-sheet.ts';

const line = (id: string, kind: LineItem['kind'], amount: number): LineItem => ({
  id,
  kind,
  leg: null,
  traveler_id: null,
  title: id,
  detail: '',
  amount_cents: cents(amount),
  original_price_cents: null,
  explain: [],
});

describe('the money sheet', () => {
  it('OR-05 lists items and discounts, the total that they add up to, then payments and refunds', () => {
    const sheet = moneySheet({
      travelers: [],
      line_items: [
        line('Golf bag', 'shipping', 20_000),
        line('Coupon', 'coupon', -1240),
        line('Credit', 'credit', -4000),
      ],
      total_cents: cents(18_760),
      payment: {
        type: 'card',
        description: '',
        parts: [
          { type: 'card', title: 'Visa ending in 1111', amount_cents: cents(14_760) },
          { type: 'club', title: 'Billed to Heronsway', amount_cents: cents(4000) },
        ],
        refunds: [{ type: 'other', title: 'Check or transfer', amount_cents: cents(500), state: 'by_hand' }],
      },
    });
    expect(sheet.map(({ title, detail, amount_cents }) => [title, detail, amount_cents])).toEqual([
      ['Golf bag', '', 20_000],
      ['Coupon', '', -1240],
      ['Total', '', 18_760],
      ['Paid by Visa ending in 1111', '', 14_760],
      ['Billed to Heronsway', '', 4000],
      ['Refund by check or transfer', 'Not sent yet', -500],
    ]);
  });

  it('CH-22 shows a canceled leg and the discount lost with it as lines that add up', () => {
    const canceled: LineItem = {
      ...line('leg-return-1', 'adjustment', -16_435),
      leg: 'return',
      title: 'Return canceled',
      explain: [
        { label: 'Return', amount_cents: cents(-17_265) },
        { label: 'Round-trip discount that no longer applies', amount_cents: cents(830) },
      ],
    };
    const sheet = moneySheet({
      travelers: [],
      line_items: [{ ...line('Golf bag', 'shipping', 17_265), leg: 'return' }, canceled],
      total_cents: cents(830),
      payment: { type: 'card', description: '', parts: [] },
    });
    expect(sheet.map(({ title, amount_cents }) => [title, amount_cents])).toEqual([
      ['Return: Golf bag', 17_265],
      ['Return canceled', -17_265],
      ['Round-trip discount that no longer applies', 830],
      ['Total', 830],
    ]);
    expect(new Set(sheet.map(({ id }) => id)).size).toBe(sheet.length);
  });

  it('OR-05 names the traveler of each line when there are several', () => {
    const ofTraveler = (traveler_id: string | null, title: string): LineItem => ({
      ...line(title, 'shipping', 5000),
      traveler_id,
    });
    const sheetOf = (...names: string[]) =>
      moneySheet({
        line_items: [ofTraveler('1', 'Golf bag'), ofTraveler('2', 'Golf bag'), ofTraveler(null, 'Coupon')],
        travelers: names.map((name) => ({ name, email: '', items: [] })),
        total_cents: cents(15_000),
        payment: { type: 'card', description: '', parts: [], refunds: [] },
      }).map(({ title }) => title);
    expect(sheetOf('Ann Lee', 'Bo Lee')).toEqual([
      'Ann Lee · Golf bag',
      'Bo Lee · Golf bag',
      'Coupon',
      'Total',
    ]);
    expect(sheetOf('Ann Lee')[0]).toBe('Golf bag');
  });

  it('OR-05 names the leg of each line of a round trip', () => {
    const trip = (leg: LineItem['leg'], title: string): LineItem => ({
      ...line(title, 'shipping', 5000),
      leg,
    });
    const sheet = moneySheet({
      travelers: [],
      line_items: [trip('outbound', 'Golf bag'), trip('return', 'Golf bag'), trip(null, 'Coupon')],
      total_cents: cents(15_000),
      payment: { type: 'card', description: '', parts: [], refunds: [] },
    });
    expect(sheet.map(({ title }) => title)).toEqual([
      'Outbound: Golf bag',
      'Return: Golf bag',
      'Coupon',
      'Total',
    ]);
  });

  it('OR-05 shows each row once, for every payment method and refund', () => {
    const part = fc.record({
      type: fc.constantFrom('card', 'wallet', 'club'),
      title: fc.string(),
      amount_cents: fc.integer({ min: 1, max: 90_000 }).map(cents),
    });
    fc.assert(
      fc.property(fc.array(part), fc.array(part), (parts, refunds) => {
        const payment = {
          type: '',
          description: '',
          parts,
          refunds: refunds.map((one) => ({ ...one, state: 'done' as const })),
        };
        const receipt = { travelers: [], line_items: [], total_cents: cents(0), payment };
        expect(new Set(moneySheet(receipt).map(({ id }) => id)).size).toBe(1 + parts.length + refunds.length);
        expect(paymentRows(receipt)).toHaveLength(parts.length + refunds.length);
      }),
    );
  });
});
