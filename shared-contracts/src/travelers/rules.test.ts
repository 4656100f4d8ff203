import * as fc from 'fast-check';
import { golfLine } from '../factories/boot.ts';
import {
  contentsProblem,
  countItems,
  duplicateTravelers,
  gradeProblem,
  packagingProblem,
  renumber,
} from './rules.ts';
import type { Traveler } from './slice.ts';

const traveler = (id: string, over: Partial<Traveler> = {}): Traveler => ({
  id,
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@lee.test',
  phone: '2395550107',
  grade: '',
  roundTrip: true,
  lines: [],
  ...over,
});

describe('answers required by a brand', () => {
  const line = golfLine({
    packagings: [
      { id: 'soft_case', label: 'Soft travel bag' },
      { id: 'carton', label: 'Corrugated box' },
    ],
  });
  const asked = { packaging_required: true };

  it('VL-25 answers required by a brand include a packaging of the line, if brand and line have any', () => {
    expect(packagingProblem(asked, line, { packaging: '' })).toBe('required');
    expect(packagingProblem(asked, line, { packaging: 'suitcase' })).toBe('unknown');
    expect(packagingProblem(asked, line, { packaging: 'carton' })).toBeNull();
    expect(packagingProblem(asked, { packagings: [] }, { packaging: '' })).toBeNull();
    expect(packagingProblem({ packaging_required: false }, line, { packaging: '' })).toBeNull();
  });

  it('VL-24 answers required by a brand include the contents of the bag, if the line requires them', () => {
    expect(contentsProblem({ contents_required: true }, { contents: ' ' })).toBe('required');
    expect(contentsProblem({ contents_required: true }, { contents: 'Books' })).toBeNull();
    expect(contentsProblem(line, { contents: '' })).toBeNull();
  });

  it('TR-05, VL-22 answers required by a brand include one of its grades, if it has any', () => {
    const camp = { camp_grades: ['K', '1'] };
    expect(gradeProblem(camp, { grade: '' })).toBe('required');
    expect(gradeProblem(camp, { grade: '13' })).toBe('unknown');
    expect(gradeProblem(camp, { grade: 'K' })).toBeNull();
    expect(gradeProblem({ camp_grades: [] }, { grade: '13' })).toBeNull();
  });
});

describe('travelers', () => {
  it('TR-07 finds travelers that repeat name, email and phone, ignoring case', () => {
    expect(
      duplicateTravelers([
        traveler('1'),
        traveler('2', { email: 'ANN@lee.test ' }),
        traveler('3', { phone: '1' }),
      ]),
    ).toEqual(['2']);
  });
  it.each([
    ['2395550107', '+1 (239) 555-0107', true],
    ['(239) 555-0107', '1 239 555 0107', true],
    ['239 555 0107 x12', '+1 239-555-0107 ext. 12', true],
    ['239 555 0107 x12', '239 555 0107 x13', false],
    ['+44 20 7946 0000', '20 7946 0000', false],
  ])('TR-07 TR-03 compares phones as they are dialed: %s and %s', (one, other, same) => {
    expect(duplicateTravelers([traveler('1', { phone: one }), traveler('2', { phone: other })])).toEqual(
      same ? ['2'] : [],
    );
  });
  it('TR-07 does not call blank travelers duplicates', () => {
    const blank = { firstName: '', lastName: '', email: '', phone: '' };
    expect(duplicateTravelers([traveler('1', blank), traveler('2', blank)])).toEqual([]);
  });
  it('TR-08 renumbers without gaps and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const renumbered = renumber(
          names.map((firstName, index) => traveler(String(index * 7), { firstName })),
        );
        expect(renumbered.map(({ id }) => id)).toEqual(names.map((_, index) => String(index + 1)));
        expect(renumbered.map(({ firstName }) => firstName)).toEqual(names);
      }),
    );
  });
  it('counts every row of every line', () => {
    const rows = [0, 1].map(() => ({
      size: '',
      insuranceCents: 0 as never,
      packaging: '',
      contents: '',
      note: null,
    }));
    expect(
      countItems([
        traveler('1', { lines: [{ line: 'golf', rows }] }),
        traveler('2', { lines: [{ line: 'ski', rows }] }),
      ]),
    ).toBe(4);
  });
});
