import { type DraftItem, draftOf, emptyItem, itemOf, problemsOf } from './draft.ts';

/** A line on which everything was chosen. */
const filled = (part: Partial<DraftItem> = {}): DraftItem => ({
  ...emptyItem(1, 0),
  kind: 'clubs',
  description: 'Steel',
  origin: 'JP',
  owned_before: false,
  value: '60',
  ...part,
});

describe('a line of the list for customs', () => {
  it.each([
    ['60', 6_000],
    ['59.90', 5_990],
    ['$1,250.50', 125_050],
    ['100000', 10_000_000],
  ])('PA-09 the text %s is an amount', (value, cents) => {
    const item = filled({ value });
    expect(problemsOf(item)).toEqual({});
    expect(itemOf(item)?.unit_cents).toBe(cents);
  });

  it.each(['', '0', '59,90', 'much', '100000.01'])('PA-09 the text %p is not an amount', (value) => {
    expect(problemsOf({ ...emptyItem(1, 0), value })).toHaveProperty('value');
  });

  it.each([
    ['9506.39', '9506.39'],
    ['950639', '9506.39'],
    [' ', ''],
  ])('PA-09 the text %p is a tariff number', (hs, number) => {
    const item = filled({ hs });
    expect(problemsOf(item)).toEqual({});
    expect(itemOf(item)?.hs).toBe(number);
  });

  it.each(['95', '9506.3', 'clubs'])('PA-09 the text %p is not a tariff number', (hs) => {
    expect(problemsOf({ ...emptyItem(1, 0), value: '60', hs })).toHaveProperty('hs');
  });

  it("PA-09 only a tariff number that differs from its kind's is stored", () => {
    const numbers = ['9506.31', '9506.39'].map((hs) => itemOf(filled({ hs })));
    expect(numbers.map((item) => item && draftOf(item, 0).hs)).toEqual(['', '9506.39']);
  });

  it('PA-21 a line declares only chosen values, and names each missing field', () => {
    expect(Object.keys(problemsOf(emptyItem(1, 0))).sort()).toEqual([
      'description',
      'kind',
      'origin',
      'owned',
      'value',
    ]);
    for (const part of [{ description: ' ' }, { origin: '' }, { owned_before: null }, { kind: '' as const }])
      expect(itemOf(filled(part))).toBeNull();
  });
});
