import fc from 'fast-check';
import * as z from 'zod/mini';
import { readNewerAnswer } from './read-newer-answer.ts';

const bag = z.strictObject({ item: z.string(), note: z.optional(z.string()) });
const schema = z.object({ cart: z.strictObject({ id: z.string(), bags: z.array(bag) }) });
const cart = { id: 'c1', bags: [{ item: 'Skis' }, { item: 'Duffel', note: 'blue' }] };

const readAnswer = (answer: unknown) =>
  readNewerAnswer(schema, answer, z.safeParse(schema, answer).error?.issues ?? []);

describe('reading an answer of a newer server', () => {
  it('leaves out fields that a newer server added, at any depth', () => {
    const newer = {
      cart: { ...cart, color: 'red', bags: cart.bags.map((known) => ({ ...known, weight: { lbs: 40 } })) },
    };
    expect(readAnswer(newer)).toEqual({ success: true, data: { cart } });
    expect(newer.cart.color).toBe('red');
  });

  it('refuses an answer that lacks a field, or has one of another kind, whatever was added', () => {
    expect(readAnswer({ cart: { id: 'c1', bags: [{ color: 'red' }] } }).success).toBe(false);
    expect(readAnswer({ cart: { id: 1, bags: [], color: 'red' } }).success).toBe(false);
    expect(readAnswer(null).success).toBe(false);
  });

  it('reads equally every answer that has all fields, whatever else it contains', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (added) => {
        const answer = { cart: { ...added, ...cart } };
        expect(readAnswer(answer)).toEqual({ success: true, data: { cart } });
      }),
    );
  });
});
