import type { JsonSchema } from '@sendahead/shared-contracts/compatibility/json-schema';
import fc from 'fast-check';

/**
 * Values that break servers: edges of numbers and dates, text that no database can store, injections,
 * prototypes.
 */
const hostile = fc.constantFrom<unknown>(
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '999999999',
  '99999999999999999999',
  'null',
  'true',
  '2026-11-24',
  '9999-12-31',
  '0001-01-01',
  '2026-02-30',
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  '{1,2}',
  '%',
  '%00',
  '\\',
  '../..',
  '<b>',
  'constructor',
  'US',
  'GB',
  'golf',
  '10001',
  'ÄÖÜß\u202e',
  'x'.repeat(300),
  -1,
  0,
  1e21,
  0.1,
  null,
  true,
  [],
  {},
  [null],
  { a: { b: { c: {} } } },
);
const anything = fc.oneof(
  { weight: 3, arbitrary: hostile },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer() },
);

/** Values that a schema allows, as far as the schema says. */
function allowed(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object') return objectOf(schema);
  if (type === 'array') return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 3 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: schema.minimum ?? -1_000_000, max: schema.maximum ?? 1_000_000 });
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.oneof(
    fc.string({ maxLength: Math.min(schema.maxLength ?? 30, 30) }),
    fc.constantFrom('1', 'US', '10001'),
  );
}

function objectOf({
  properties = {},
  required = [],
  additionalProperties,
}: JsonSchema): fc.Arbitrary<unknown> {
  const named = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)]),
  );
  const record = fc.record(named, { requiredKeys: required.filter((name) => name in named) });
  if (typeof additionalProperties !== 'object') return record;
  const more = fc.dictionary(fc.constantFrom('1', '2', 'golf', 'x'), arbitraryOf(additionalProperties), {
    maxKeys: 2,
  });
  return fc.tuple(record, more).map(([one, other]) => ({ ...one, ...other }));
}

/** Mostly values that the schema allows, sometimes any other value. */
export const arbitraryOf = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: allowed(schema) }, { weight: 1, arbitrary: anything });

/**
 * A valid request in which up to three values, at any depth, are replaced, removed or merged with another.
 */
export const changedOf = (good: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.nat(), anything, fc.constantFrom('replace', 'remove', 'add')), { maxLength: 3 })
    .map((changes) => {
      const copy: unknown = structuredClone(good);
      for (const [at, value, how] of changes) {
        const places = placesOf(copy);
        const place = places[at % Math.max(1, places.length)];
        if (!place) continue;
        if (how === 'remove') Reflect.deleteProperty(place.holder, place.key);
        // A copy, because the next change may reach into it, and a value inserted into itself would never
        // end.
        else Reflect.set(place.holder, how === 'add' ? `${place.key}_x` : place.key, structuredClone(value));
      }
      return copy;
    });

function placesOf(value: unknown): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...placesOf(inner)]);
}
