import {
  after,
  brand,
  chosen,
  counted,
  firstProblems,
  golfRows,
  person,
  reduce,
  typed,
} from '../testing/after.ts';
import type { TravelersEvent } from './events.ts';
import { problemsOf } from './problems.ts';
import { publication } from './publication.ts';
import { noSender } from './sender.ts';

describe('what is wrong', () => {
  it('VL-23 VL-24 VL-25 name, email, a size and packaging are required', () => {
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

  it('VL-24 lines that must declare contents require them, and blanks are not accepted', () => {
    const [line] = brand.product_lines;
    const boxes = { ...brand, product_lines: line ? [{ ...line, contents_required: true }] : [] };
    const filled = [...person(), counted(1), chosen('size', 'golf-staff'), chosen('packaging', 'box')];
    const found = (...more: TravelersEvent[]) => {
      const [traveler] = after(...filled, ...more).travelers;
      return traveler && problemsOf(traveler, boxes);
    };
    expect(found()).toEqual([{ path: 'golf.0.contents', problem: 'contents_missing' }]);
    expect(found(chosen('contents', '  '))).toHaveLength(1);
    expect(found(chosen('contents', 'Winter clothes'))).toEqual([]);
  });

  it('VL-25 packaging is not required where the brand does not ask for it', () => {
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

  it('VL-35 the number rules of the country decide, and only about the number they validated', () => {
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

  it('TR-04 VL-36 carrier countries are remapped, with the United States as fallback', () => {
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

  it('OPEN-32 the country code counts among the ten digits', () => {
    const norway = after(
      { type: 'phone-countries-known', countries: [{ code: 'NO', name: 'Norway', dial: '+47' }] },
      ...person(),
      { type: 'phone-country-chosen', key: 1, country: 'NO' },
      typed('phone', '22 34 56 78'),
    );
    expect(firstProblems(norway)).toEqual([]);
  });

  it('a summary whose problems are fixed does not come back by itself', () => {
    const tried = after(
      { type: 'ends-known', valid: true, origin: 'US', destination: 'US', sender: noSender },
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
  it('VL-12 VL-14 only characters that a label can print are kept', () => {
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

  it('VL-17 text is cut at the maximum, and the field says so until the text is shorter', () => {
    const state = after(typed('firstName', 'a'.repeat(61)));
    expect(state.travelers[0]).toMatchObject({
      person: { firstName: 'a'.repeat(60) },
      remarks: { firstName: 'cut' },
    });
    expect(reduce(state, typed('firstName', 'Ann')).travelers[0]?.remarks).toEqual({});
  });
});
