import { emptyItem, itemOf, problemsOf } from './draft.ts';

describe('a line of the list for customs', () => {
  it.each([
    ['60', 6_000],
    ['59.90', 5_990],
    ['$1,250.50', 125_050],
    ['100000', 10_000_000],
  ])('PA-09 reads %s as an amount', (value, cents) => {
    const item = { ...emptyItem(1, 0), value };
    expect(problemsOf(item)).toEqual({});
    expect(itemOf(item).unit_cents).toBe(cents);
  });

  it.each(['', '0', '59,90', 'much', '100000.01'])('PA-09 reads %p as none', (value) => {
    expect(problemsOf({ ...emptyItem(1, 0), value })).toHaveProperty('value');
  });
});
