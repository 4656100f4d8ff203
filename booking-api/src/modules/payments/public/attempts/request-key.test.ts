import fc from 'fast-check';
import { fingerprintOf } from './request-key.ts';

const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, shuffled(each)]),
  );
};

describe('the fingerprint of a request body', () => {
  it('B3-3: ignores the order of fields, and differs for another value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (body, more) => {
        expect(fingerprintOf(shuffled(body))).toEqual(fingerprintOf(body));
        expect(fingerprintOf({ ...body, more: `${more}1` })).not.toEqual(fingerprintOf({ ...body, more }));
      }),
    );
  });
});
