import { changedValues } from './change-words.ts';
import { actWords } from './trail.ts';

describe('the history of a change', () => {
  it('job 8: a fee is shown by name and in dollars, and only if it differs', () => {
    const change = {
      before: { fees: { '4': 2500, '5': 1000 }, opening_hours: '8 to 6' },
      after: { fees: { '4': 3000, '5': 1000 }, opening_hours: '' },
    };
    expect(changedValues(change, { '4': 'Weekday fee' })).toEqual([
      { name: 'Weekday fee', before: '$25.00', after: '$30.00' },
      { name: 'Opening hours', before: '8 to 6', after: 'none' },
    ]);
  });

  it('a fee that is set or removed is compared with the standard price', () => {
    expect(changedValues({ before: { fees: {} }, after: { fees: { '4': 3000 } } }, {})).toEqual([
      { name: 'Pickup fee 4', before: 'standard price', after: '$30.00' },
    ]);
    expect(changedValues({ before: { fees: { '4': 0 } }, after: { fees: {} } }, {})).toEqual([
      { name: 'Pickup fee 4', before: '$0.00', after: 'standard price' },
    ]);
  });

  it('RL-25 the parts that someone may release are named, and no list is all of them', () => {
    const change = { before: { release_parts: null }, after: { release_parts: ['mf-services', 'mf-new'] } };
    const name = 'Parts they may release';
    expect(changedValues(change)).toEqual([{ name, before: 'all parts', after: 'Services, mf-new' }]);
    const taken = { before: { release_parts: ['shell'] }, after: { release_parts: [] } };
    expect(changedValues(taken)).toEqual([{ name, before: 'Page frame', after: 'none' }]);
  });

  it('days, roles, limits and switches are shown in words', () => {
    const change = {
      before: {
        closed_weekdays: [],
        role: 'consumer',
        disabled: false,
        billing: { open: false, credit_limit_cents: 0 },
      },
      after: {
        closed_weekdays: [1, 7],
        role: 'admin_plus',
        disabled: true,
        billing: { open: true, credit_limit_cents: 500_000 },
      },
    };
    expect(changedValues(change)).toEqual([
      { name: 'Closed each week on', before: 'none', after: 'Monday, Sunday' },
      { name: 'Role', before: 'Customer', after: 'Admin plus' },
      { name: 'Blocked', before: 'no', after: 'yes' },
      { name: 'Allow billing orders to this account', before: 'no', after: 'yes' },
      { name: 'Limit', before: '$0.00', after: '$5,000.00' },
    ]);
  });

  it('CO-137 a club that is made is shown with its kind and brands by name', () => {
    const after = { kind: 'golf', brands: ['golf', 'luggagefree'] };
    expect(changedValues({ before: {}, after }, { golf: 'Golf', luggagefree: 'Luggage Free' })).toEqual([
      { name: 'Kind', before: null, after: 'Golf club' },
      { name: expect.any(String), before: null, after: 'Golf, Luggage Free' },
    ]);
  });

  it('an incident is shown in words, in the order of its form', () => {
    const after = {
      area: { is: 'everywhere' },
      kind: 'strike',
      carriers: ['FEDEX'],
      last_day: '2026-12-07',
      sentence: 'Drivers strike.',
      services: ['DOMESTIC_GROUND'],
    };
    expect(changedValues({ before: {}, after }, { DOMESTIC_GROUND: 'Ground' })).toEqual([
      { name: 'Kind', before: null, after: 'Strike' },
      { name: 'What customers read', before: null, after: 'Drivers strike.' },
      { name: 'Area', before: null, after: 'Kind of area: Everywhere' },
      { name: 'Carriers', before: null, after: 'FedEx' },
      { name: 'Services', before: null, after: 'Ground' },
      { name: 'Last affected day', before: null, after: 'Mon, Dec 7, 2026' },
    ]);
  });

  it('a creation has no value before', () => {
    expect(changedValues({ before: {}, after: { name: 'Member week' } })).toEqual([
      { name: 'Name', before: null, after: 'Member week' },
    ]);
  });

  it('CO-96 contract prices are shown in words', () => {
    const added = { percent_tenths: -75, brand: null, items: 'Golf Clubs', carrier: 'FedEx' };
    expect(
      changedValues({
        before: {},
        after: { contract_added: { ...added, applies_from: '2027-01-01', applies_until: null } },
      }),
    ).toEqual([
      {
        name: 'Contract price added',
        before: null,
        after: '7.5% lower, Golf Clubs, FedEx, for pickups from Fri, Jan 1, 2027',
      },
    ]);
    const all = { points_tenths: 10, applies_from: '2027-01-01', contract_prices: 2 };
    expect(changedValues({ before: {}, after: { contracts_changed: all } })[0]?.after).toBe(
      '1 percentage point higher, for pickups from Fri, Jan 1, 2027, contract prices changed: 2',
    );
  });

  it('CO-96 an act on contract prices is named in the list of all acts', () => {
    const entry = (after: Record<string, unknown>) => ({
      id: 'c1',
      at: '2026-11-23T15:00:00.000Z',
      act: 'changed.club',
      actor: 'usr_1',
      subject: '1',
      detail: {},
      change: { kind: 'club', subject: '1', before: {}, after, undoes: false, names: {} },
    });
    expect(
      ['contract_added', 'contract_ended', 'contract_withdrawn', 'contracts_changed', 'name'].map((field) =>
        actWords(entry({ [field]: {} })),
      ),
    ).toEqual([
      'Added a contract price of the club',
      'Ended a contract price of the club',
      'Withdrew a contract price of the club',
      'Changed all contract prices of the club',
      'Created the club',
    ]);
  });
});
