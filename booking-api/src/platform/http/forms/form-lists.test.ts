import fc from 'fast-check';
import qs from 'qs';
import * as z from 'zod/mini';
import { cpuTimeOf, quadraticCpuTime } from '../../../testing/cpu-time.ts';
import { listsOf } from './form-lists.ts';
import { parseForm } from './form-parser.ts';

const row = z.object({ question: z.string(), tags: z.optional(z.array(z.string())) });
const schema = z.object({
  name: z.optional(z.string()),
  answers: z.optional(z.array(row)),
  travelers: z.optional(z.array(z.string())),
  products: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
});
const read = (text: string) => listsOf(schema)?.(parseForm(text));

describe('lists in forms', () => {
  it.each([
    ['travelers[]=a&travelers[]=b', { travelers: ['a', 'b'] }],
    ['travelers%5B%5D=a', { travelers: ['a'] }],
    ['travelers[1]=b&travelers[0]=a', { travelers: ['a', 'b'] }],
    ['travelers[999999999]=b', { travelers: ['b'] }],
    ['answers[0][question]=a&answers[0][tags][]=b', { answers: [{ question: 'a', tags: ['b'] }] }],
  ])('EP-22, EP-55 lists in forms are read from %s', (text, lists) => {
    expect(read(text)).toEqual(lists);
  });

  it.each([
    ['products[0][1]=a', { products: { 0: { 1: 'a' } } }],
    ['travelers[a]=b', { travelers: { a: 'b' } }],
    ['travelers[01]=b', { travelers: { '01': 'b' } }],
    ['travelers=b', { travelers: 'b' }],
    ['name[0]=b', { name: { 0: 'b' } }],
  ])('EP-22 lists in forms leave %s unchanged', (text, same) => {
    expect(read(text)).toEqual(same);
  });

  it('EP-55 lists in forms are refused as objects without indexes, because it is unclear where one ends', () => {
    expect(() => parseForm('answers[][question]=a&answers[][question]=b')).toThrow('malformed');
    expect(() => parseForm('answers%5B%5D%5Bquestion%5D=a')).toThrow('malformed');
    expect(parseForm('name=a[][b')).toEqual({ name: 'a[][b' });
  });

  it('EP-22, EP-55 lists in forms are the same after writing and reading', () => {
    const text = fc.string({ minLength: 1, maxLength: 8 });
    const shape = fc.record(
      {
        name: text,
        travelers: fc.array(text, { minLength: 1, maxLength: 25 }),
        answers: fc.array(fc.record({ question: text, tags: fc.array(text, { minLength: 1 }) }), {
          minLength: 1,
        }),
        products: fc.dictionary(
          fc.constantFrom('0', '1', '2', 'golf'),
          fc.dictionary(fc.constantFrom('0', '1', 'bags'), text, { minKeys: 1 }),
          { minKeys: 1, noNullPrototype: true },
        ),
      },
      { requiredKeys: ['travelers'] },
    );
    fc.assert(
      fc.property(shape, (given) => {
        expect(read(qs.stringify(given))).toEqual(JSON.parse(JSON.stringify(given)));
      }),
    );
  });

  it('EP-22 lists in forms are read in linear time with two thousand far indexes (attack 35)', async () => {
    const text = Array.from({ length: 1500 }, (_, at) => `travelers[${900_000_000 + at}]=a`).join('&');
    expect(await cpuTimeOf(async () => read(text))).toBeLessThan(quadraticCpuTime);
  });

  it('EP-24 lists in forms need no reader for a schema without lists', () => {
    expect(listsOf(z.object({ name: z.string() }))).toBeNull();
  });
});
