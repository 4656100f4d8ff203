import { golfBrand, golfLine } from '@sendahead/shared-contracts/factories/boot';
import { countItems } from '@sendahead/shared-contracts/travelers/rules';
import * as fc from 'fast-check';
import type { TravelersEvent } from './events.ts';
import { problemsOf } from './problems.ts';
import { publication } from './publication.ts';
import { reduceFor } from './reducer.ts';
import { initialState, type PersonField, type TravelersState } from './state.ts';
import { typedCount } from './typed-count.ts';

const brand = golfBrand({
  product_lines: [golfLine(), golfLine({ key: 'box', name: 'Box', plural_display_name: 'Boxes' })],
});
const reduce = reduceFor(brand);
const after = (...events: TravelersEvent[]): TravelersState => events.reduce(reduce, initialState(brand));
const typed = (field: PersonField, text: string, key = 1): TravelersEvent => ({
  type: 'typed',
  key,
  field,
  text,
});
const counted = (count: number, line = 'golf', key = 1): TravelersEvent => ({
  type: 'counted',
  key,
  line,
  count,
});
const chosen = (
  field: 'size' | 'packaging' | 'contents' | 'insurance',
  value: string,
  row = 0,
): TravelersEvent => ({ type: 'row-chosen', key: 1, line: 'golf', row, field, value });
const person = (key = 1, name = 'Ann'): TravelersEvent[] => [
  typed('firstName', name, key),
  typed('lastName', 'Lee', key),
  typed('email', 'ann@example.com', key),
];
const firstProblems = (state: TravelersState) =>
  state.travelers[0] ? problemsOf(state.travelers[0], brand).map(({ problem }) => problem) : [];
const golfRows = (state: TravelersState) => state.travelers[0]?.lines[0]?.rows ?? [];

describe('counting', () => {
  it('TR-10 adds and removes bags to match, keeping what the others hold', () => {
    const state = after(counted(2), chosen('size', 'golf-staff', 1), counted(3));
    expect(golfRows(state).map(({ size }) => size)).toEqual(['', 'golf-staff', '']);
    expect(golfRows(reduce(state, counted(2)))).toHaveLength(2);
  });

  it('TR-09 an emptied line is not sent, but comes back whole when counted up in time', () => {
    const state = after(counted(2), chosen('size', 'golf-staff', 1), counted(0));
    expect(publication(state, brand)).toMatchObject({ itemCount: 0, sized: false });
    expect(golfRows(reduce(state, counted(2)))[1]?.size).toBe('golf-staff');
    const removed = reduce(state, { type: 'emptied-line-removed', key: 1, line: 'golf' });
    expect(golfRows(removed)).toEqual([]);
    expect(golfRows(reduce(removed, counted(2)))[1]?.size).toBe('');
  });

  it('TR-09 a line that was counted up again keeps its bags', () => {
    const state = after(counted(2), counted(0), counted(1), {
      type: 'emptied-line-removed',
      key: 1,
      line: 'golf',
    });
    expect(golfRows(state)).toHaveLength(1);
  });

  it('VL-19 reads typed counts: above 25 the one before, no number 0', () => {
    expect(typedCount('26', 3)).toBe(3);
    expect(typedCount(' 25 ', 3)).toBe(25);
    expect(typedCount('two', 3)).toBe(0);
    expect(typedCount('', 3)).toBe(0);
    expect(typedCount('-1', 3)).toBe(0);
    expect(typedCount('1.5', 3)).toBe(0);
  });

  it('TR-10 OPEN-08 as many bags as counted, never outside 0 to 25', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('golf', 'box'), fc.integer({ min: -3, max: 30 })), {
          maxLength: 20,
        }),
        (counts) => {
          const state = after(...counts.map(([line, count]) => counted(count, line)));
          const last = (line: string) =>
            counts.findLast(([key, count]) => key === line && count >= 0 && count <= 25)?.[1] ?? 0;
          const lines = state.travelers[0]?.lines ?? [];
          expect(lines.map(({ count }) => count)).toEqual([last('golf'), last('box')]);
          for (const { count, rows } of lines) if (count > 0) expect(rows).toHaveLength(count);
          expect(publication(state, brand).itemCount).toBe(last('golf') + last('box'));
        },
      ),
    );
  });

  it('TR-14 a new bag has the free cover, and what leaves no choice is chosen', () => {
    const single = golfBrand({
      product_lines: [
        golfLine({ products: golfLine().products.slice(0, 1), packagings: [{ id: 'box', label: 'Box' }] }),
      ],
    });
    const state = reduceFor(single)(initialState(single), counted(1));
    expect(golfRows(state)[0]).toMatchObject({
      size: 'golf-standard',
      packaging: 'box',
      insuranceCents: 100_000,
    });
    expect(golfRows(after(counted(1)))[0]).toMatchObject({ size: '', packaging: '' });
  });
});

describe('travelers', () => {
  it('TR-08 renumbers without gaps whoever is removed', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant('add'), fc.nat(9)), { maxLength: 25 }), (steps) => {
        let state = initialState(brand);
        for (const step of steps) {
          const key =
            typeof step === 'number' ? (state.travelers[step % state.travelers.length]?.key ?? 0) : 0;
          state = reduce(
            state,
            step === 'add' ? { type: 'traveler-added' } : { type: 'traveler-removed', key },
          );
          const { travelers } = publication(state, brand);
          expect(travelers.map(({ id }) => id)).toEqual(travelers.map((_, index) => String(index + 1)));
          expect(new Set(state.travelers.map((traveler) => traveler.key)).size).toBe(travelers.length);
        }
        expect(state.travelers.length).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('TR-08 keeps the bags of those who stay', () => {
    const state = after(counted(1), { type: 'traveler-added' }, counted(3, 'golf', 2), {
      type: 'traveler-removed',
      key: 1,
    });
    const { travelers } = publication(state, brand);
    expect(travelers).toHaveLength(1);
    expect(countItems(travelers)).toBe(3);
  });

  it('OPEN-09 the last traveler stays', () => {
    expect(after({ type: 'traveler-removed', key: 1 }).travelers).toHaveLength(1);
  });

  it('TR-07 names who repeats an earlier one, and is not valid then', () => {
    const twins = after(
      ...person(),
      { type: 'traveler-added' },
      ...person(2),
      counted(1),
      chosen('size', 'golf-staff'),
      chosen('packaging', 'box'),
    );
    expect(publication(twins, brand)).toMatchObject({ duplicates: ['2'], valid: false });
    const told = reduce(twins, typed('firstName', 'Bea', 2));
    expect(publication(told, brand)).toMatchObject({ duplicates: [], valid: true });
  });

  it('RO-12 fills what is empty from the profile, once, and nothing that was typed', () => {
    const session: TravelersEvent = {
      type: 'session-known',
      role: 'consumer',
      profile: {
        userId: 'u-1',
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'ann@example.com',
        phone: '239 555 0107',
      },
    };
    const state = after(typed('email', 'other@example.com'), session);
    expect(publication(state, brand).travelers[0]).toMatchObject({
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'other@example.com',
      phone: '239 555 0107',
    });
    expect(publication(reduce(reduce(state, typed('email', '')), session), brand).travelers[0]?.email).toBe(
      '',
    );
  });
});

describe('what is wrong', () => {
  it('VL-23 VL-24 VL-25 asks for name, email, a size and packaging', () => {
    expect(firstProblems(after(counted(1)))).toEqual([
      'first_name_missing',
      'last_name_missing',
      'email_missing',
      'size_missing',
      'packaging_missing',
    ]);
    expect(
      firstProblems(after(...person(), counted(1), chosen('size', 'golf-staff'), chosen('packaging', 'box'))),
    ).toEqual([]);
  });

  it('VL-25 asks for no packaging where the brand does not', () => {
    const schools = { ...brand, packaging_required: false };
    const [traveler] = after(...person(), counted(1), chosen('size', 'golf-staff')).travelers;
    expect(traveler && problemsOf(traveler, schools)).toEqual([]);
  });

  it.each([
    ['VL-37', typed('firstName', 'Ann 2'), 'name_not_valid'],
    ['VL-39', typed('email', 'ann@example.c'), 'email_not_valid'],
    ['VL-34', typed('phone', '555-0107'), 'phone_not_valid'],
    ['VL-34', typed('phone', 'call me maybe 12345'), 'phone_not_valid'],
    ['VL-16', typed('phone', '000-000-0000'), 'number_not_valid'],
  ] as const)('%s refuses %j', (_, event, problem) => {
    expect(firstProblems(after(...person(), event))).toContain(problem);
  });

  it('VL-35 believes the number rules of the country, and only about the number they were asked', () => {
    const checked = (of: string): TravelersEvent => ({
      type: 'phone-checked',
      key: 1,
      of,
      valid: false,
      country: null,
      written: of,
    });
    expect(firstProblems(after(...person(), typed('phone', '1234567890'), checked('1234567890')))).toEqual([
      'phone_not_of_country',
    ]);
    expect(firstProblems(after(...person(), typed('phone', '2395550107'), checked('1234567890')))).toEqual(
      [],
    );
  });

  it('TR-04 VL-36 remaps carrier countries and falls back to the United States', () => {
    const countries = [
      { code: 'US', name: 'United States', dial: '+1' },
      { code: 'ES', name: 'Spain', dial: '+34' },
    ];
    const choose = (country: string) =>
      after({ type: 'phone-countries-known', countries }, typed('phone', '612 345 678'), {
        type: 'phone-country-chosen',
        key: 1,
        country,
      });
    expect(choose('IC').travelers[0]?.phone.country).toBe('ES');
    expect(publication(choose('IC'), brand).travelers[0]?.phone).toBe('+34 612 345 678');
    expect(choose('ZZ').travelers[0]?.phone.country).toBe('US');
  });

  it('OPEN-32 counts the country code among the ten digits', () => {
    const norway = after(
      { type: 'phone-countries-known', countries: [{ code: 'NO', name: 'Norway', dial: '+47' }] },
      ...person(),
      { type: 'phone-country-chosen', key: 1, country: 'NO' },
      typed('phone', '22 34 56 78'),
    );
    expect(firstProblems(norway)).toEqual([]);
  });

  it('a summary whose problems are mended does not come back by itself', () => {
    const tried = after(
      { type: 'ends-known', valid: true, origin: 'US', destination: 'US' },
      { type: 'submitted' },
    );
    expect(tried.summaryTurn).toBe(1);
    const mended = [...person(), counted(1), chosen('size', 'golf-staff'), chosen('packaging', 'box')].reduce(
      reduce,
      tried,
    );
    expect(mended.summaryTurn).toBe(0);
    expect(reduce(mended, typed('email', '')).summaryTurn).toBe(0);
  });
});

describe('typing', () => {
  it('VL-12 VL-14 keeps only what a label can carry', () => {
    const state = after(typed('firstName', 'Zoë🎉'), counted(1), chosen('contents', 'Clubs 🏌 & shoes'));
    expect(state.travelers[0]?.person.firstName).toBe('Zoë');
    expect(golfRows(state)[0]?.contents).toBe('Clubs  & shoes');
  });

  it('VL-15 a paste with other characters clears the field and is remarked on', () => {
    const state = after(counted(1), chosen('contents', 'Clubs'), {
      type: 'paste-refused',
      key: 1,
      line: 'golf',
      row: 0,
    });
    expect(golfRows(state)[0]?.contents).toBe('');
    expect(state.travelers[0]?.remarks).toEqual({ 'golf.0.contents': 'paste_refused' });
    expect(reduce(state, chosen('contents', 'Irons')).travelers[0]?.remarks).toEqual({});
  });

  it('VL-17 cuts at the maximum and says so until it is shorter', () => {
    const state = after(typed('firstName', 'a'.repeat(61)));
    expect(state.travelers[0]).toMatchObject({
      person: { firstName: 'a'.repeat(60) },
      remarks: { firstName: 'cut' },
    });
    expect(reduce(state, typed('firstName', 'Ann')).travelers[0]?.remarks).toEqual({});
  });
});
