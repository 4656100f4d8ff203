import { missable, takes, wronglyTaken } from '../factories/judge.ts';
import { cents } from '../primitives/cents.ts';
import { type ItemRow, itemRowSchema, type Traveler, travelerSchema } from './slice.ts';

const bag: ItemRow = {
  size: 'golf-standard',
  insuranceCents: cents(100_000),
  packaging: 'box',
  contents: 'Clubs',
  note: null,
};
const ann: Traveler = {
  id: '1',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@lee.test',
  phone: '+1 239 555 0107',
  grade: '',
  roundTrip: true,
  lines: [{ line: 'golf', rows: [bag] }],
};

describe('travelers on the bus', () => {
  it('EN-09 a traveler has a number, name, mail, phone and lines', () => {
    expect(takes(travelerSchema, ann)).toBe(true);
    expect(missable(travelerSchema, ann)).toEqual([]);
    const wrong = { id: 1, firstName: null, roundTrip: 'true', lines: [{ line: 'Golf!', rows: [] }] };
    expect(wronglyTaken(travelerSchema, ann, wrong)).toEqual([]);
  });

  it('EN-12 a note is free text, over several lines, for one way or both', () => {
    const noted = (note: unknown) => takes(itemRowSchema, { ...bag, note });
    for (const type of ['inbound', 'outbound', 'both'])
      expect(noted({ comment: 'Leave it\nat the desk', type })).toBe(true);
    expect(noted({ comment: 7, type: 'both' })).toBe(false);
    expect(noted({ comment: 'Leave it at the desk' })).toBe(false);
  });

  it('EN-11 a row has size, cover in whole cents, packaging, contents and a note or none', () => {
    expect(takes(itemRowSchema, bag)).toBe(true);
    expect(takes(itemRowSchema, { ...bag, note: { comment: 'Fragile', type: 'outbound' } })).toBe(true);
    expect(missable(itemRowSchema, bag)).toEqual([]);
    const wrong = {
      size: null,
      insuranceCents: 1000.5,
      packaging: 2,
      contents: null,
      note: { comment: 'Fragile', type: 'sideways' },
    };
    expect(wronglyTaken(itemRowSchema, bag, wrong)).toEqual([]);
  });
});
