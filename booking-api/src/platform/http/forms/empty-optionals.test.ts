import { shipmentFormSchema } from '@sendahead/shared-contracts/ship-form/schema';
import * as z from 'zod/mini';
import { withoutEmpty } from './empty-optionals.ts';

describe('an empty value of a form', () => {
  it('EP-27, EP-34 counts as absent when it is optional, at any depth, and is kept when it is required', () => {
    const schema = z.object({
      asked: z.string(),
      number: z.optional(z.int()),
      inner: z.optional(z.object({ text: z.optional(z.string()) })),
      list: z.array(z.object({ flag: z.optional(z.boolean()) })),
    });
    const given = { asked: '', number: '', inner: { text: '' }, list: [{ flag: '' }], other: '' };
    expect(withoutEmpty(schema)?.(given)).toEqual({ asked: '', inner: {}, list: [{}], other: '' });
  });

  it('EP-24 counts as absent in the rows of a traveler', () => {
    const row = { size: 'golf-standard', note: '', note_type: '' };
    const form = { cart_id: '', roundtrip: '', traveler: { 1: { t_email: '', golf: { 0: row } } } };
    expect(withoutEmpty(shipmentFormSchema)?.(form)).toEqual({
      traveler: { 1: { golf: { 0: { size: 'golf-standard' } } } },
    });
  });

  it('EP-24 an empty value of a form is kept in a value of another shape', () => {
    const schema = z.object({ inner: z.optional(z.object({ text: z.optional(z.string()) })) });
    for (const odd of [null, '', 3, [], { inner: 'x' }, { inner: [''] }])
      expect(withoutEmpty(schema)?.(odd)).toEqual(odd);
    expect(withoutEmpty(z.object({ text: z.string() }))).toBeNull();
  });
});
