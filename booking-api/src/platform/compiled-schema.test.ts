import { allCalls } from '@sendahead/shared-contracts/call/catalogue';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { exampleShipment } from '@sendahead/shared-contracts/ship-form/example';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { compiled } from './compiled-schema.ts';

const outcome = (schema: $ZodType, given: unknown) => {
  const { success, data, error } = safeParse(schema, given);
  return success
    ? { data }
    : { issues: error.issues.map(({ path, code, message }) => ({ path, code, message })) };
};
const expectSame = (schema: $ZodType, given: unknown) =>
  expect(outcome(compiled(schema), given)).toEqual(outcome(schema, given));

/** What may stand in a form: the example's, with parts left out, replaced and added. */
const names = [
  'cart_id',
  'o_zip',
  'traveler',
  'golf',
  'product_count',
  't_email',
  '__proto__',
  'constructor',
  'other',
  '0',
  '1',
];
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ maxLength: 12 }),
    fc.constantFrom<unknown>(null, undefined, true, 0, 1.5, [], 'x'.repeat(300), '2026-11-24'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe('a compiled schema', () => {
  it('takes and refuses what the contract does, for every call', () => {
    const schemas = allCalls.flatMap(({ params, query, body, response }) => [params, query, body, response]);
    for (const schema of schemas) {
      if (!schema) continue;
      fc.assert(
        fc.property(anything, (given) => expectSame(schema, given)),
        { numRuns: 25 },
      );
    }
  });

  it('reads a form as the contract does, whatever is wrong in it', () => {
    const { body } = shipPrice;
    expect(body && safeParse(compiled(body), exampleShipment).success).toBe(true);
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(exampleShipment), ...names), anything)
      .map(([name, value]) => ({ ...exampleShipment, [name]: value }));
    fc.assert(
      fc.property(changed, (given) => body && expectSame(body, given)),
      { numRuns: 500 },
    );
  });

  it('leaves out what is not named, and keeps checks, defaults and transforms', () => {
    const schema = z.object({
      a: z.optional(z.string().check(z.maxLength(2, 'too_long'))),
      b: z._default(z.array(z.object({ c: z.nullable(z.int()) })), []),
      d: z.pipe(
        z.string(),
        z.transform((text) => text.length),
      ),
      e: z.record(z.string(), z.union([z.object({ f: z.literal(1) }), z.string()])),
    });
    const given = { a: 'xy', d: 'abc', e: { one: { f: 1, g: 2 }, two: 'x' }, other: 1 };
    expect(outcome(compiled(schema), given)).toEqual({
      data: { a: 'xy', b: [], d: 3, e: { one: { f: 1 }, two: 'x' } },
    });
    for (const wrong of [{ ...given, a: 'xyz' }, { ...given, b: [{ c: 1.5 }] }, { d: 'abc' }, null, []])
      expectSame(schema, wrong);
  });
});
