import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import * as fc from 'fast-check';
import { accountProblems } from '../copy/account-problems.ts';
import { billingTexts } from '../copy/billing.ts';
import { summaryLine } from '../copy/summary-line.ts';
import { legDays } from '../features/legs/leg-days.ts';
import { goodLeg, goodPoints, goodTravelers, ground, oneWay } from '../testing/page-slices.ts';
import { lineItem, priceOf } from '../testing/prices.ts';
import { billingProblems, shownBillingProblems } from './billing.ts';
import { initialCard } from './card.ts';
import type { CheckoutEvent } from './events.ts';
import { missingFor } from './missing.ts';
import { changedOrderPath, orderOfQuery, receiptPath } from './receipt-path.ts';
import { reduce } from './reducer.ts';
import { registrationProblems } from './registration.ts';
import { wantedPriceKey } from './selectors.ts';
import { type CheckoutState, initialState } from './state.ts';

const after = (...events: CheckoutEvent[]): CheckoutState => events.reduce(reduce, initialState);
const filled: CheckoutEvent[] = [
  { type: 'points-known', points: goodPoints() },
  { type: 'travelers-known', travelers: goodTravelers() },
  { type: 'itinerary-known', itinerary: oneWay() },
];
const priced = (total: number): CheckoutState => {
  const state = after(...filled);
  return reduce(state, { type: 'price-arrived', key: wantedPriceKey(state) ?? '', price: priceOf(total) });
};

describe('what is missing for an order', () => {
  it('PY-01 PY-07 the missing data lists everything of the trip first', () => {
    expect(missingFor(initialState)).toEqual(['addresses', 'travelers', 'arrival_date']);
    expect(missingFor(after(...filled))).toEqual(['price_updated']);
  });
  it('PY-01 the missing data lists the payment after the trip', () => {
    expect(missingFor(priced(12_900))).toEqual(['card', 'billing']);
  });
  it('PR-04 no card is missing when nothing is due or the price is a refund', () => {
    expect([missingFor(priced(0)), missingFor(priced(-500))]).toEqual([[], []]);
  });
  it('PY-02 a missing arrival date is reported', () => {
    const state = after(...filled, { type: 'itinerary-known', itinerary: oneWay({ valid: false }) });
    expect(missingFor(state)).toEqual(['arrival_date']);
  });
  it('AD-06 TR-07 equal addresses and repeated travelers are reported', () => {
    const state = after(
      ...filled,
      { type: 'points-known', points: goodPoints({ duplicate: true, valid: false }) },
      { type: 'travelers-known', travelers: goodTravelers({ duplicates: ['2'] }) },
    );
    expect(missingFor(state)).toEqual(['addresses_differ', 'travelers_differ']);
  });
  it('SV-14 nothing can be paid while the services are limited', () => {
    const limited = after(...filled, { type: 'itinerary-known', itinerary: oneWay({ limited: true }) });
    const event = { type: 'price-arrived', key: wantedPriceKey(limited) ?? '', price: priceOf(0) } as const;
    expect(missingFor(reduce(limited, event))).toEqual(['services_limited']);
  });
  it('ER-12 a failed price is reported', () => {
    expect(missingFor(reduce(after(...filled), { type: 'price-failed', code: 'internal' }))).toEqual([
      'price',
    ]);
  });
});

describe('the bill’s address', () => {
  const typed = (zip: string, country = 'US') => ({ ...initialCard, billing: { zip, country } });
  it('VL-27 CN-02 a billing address requires a zip of 5 characters and a country', () => {
    expect(billingProblems(typed('1234', ''))).toEqual({
      zip: 'billing_zip_short',
      country: 'billing_country_missing',
    });
    expect(billingProblems(typed(' '))).toEqual({ zip: 'billing_zip_missing' });
    expect(billingProblems(typed('12345'))).toEqual({});
    expect(billingTexts).toMatchObject({
      billing_zip_missing: 'Please enter the billing zip code',
      billing_country_missing: 'Please enter the billing country',
    });
  });
  it.each(['AT', 'AU', 'BE', 'CH', 'DK', 'NO', 'NZ'])('CN-02 accepts a zip of 4 digits in %s', (country) => {
    expect(billingProblems(typed('123', country))).toEqual({ zip: 'billing_zip_short' });
    expect(billingProblems(typed('1234', country))).toEqual({});
  });
  it.each([
    ['US', 'abcde', '10001-1234'],
    ['US', '123456', '10001'],
    ['CA', 'K1A0B', 'K1A 0B1'],
    ['GB', '-----', 'SW1A 1AA'],
  ])('VL-27 reports an invalid code of %s: %s', (country, wrong, right) => {
    expect(billingProblems(typed(wrong, country))).toEqual({ zip: 'billing_zip_wrong' });
    expect(billingProblems(typed(right, country))).toEqual({});
  });
  it.each(['AE', 'HK'])('CN-02 no zip is required in %s, which has no zips', (country) => {
    expect(billingProblems(typed('', country))).toEqual({});
  });
  it('a billing problem shows only for a field that was left, or after an attempt', () => {
    expect(shownBillingProblems(typed(''), false)).toEqual({});
    expect(shownBillingProblems({ ...typed(''), blurred: ['zip'] }, false)).toEqual({
      zip: 'billing_zip_missing',
    });
    expect(shownBillingProblems(typed(''), true)).toEqual({ zip: 'billing_zip_missing' });
  });
});

describe('registering', () => {
  const good = {
    way: 'password' as 'password' | 'code' | 'passkey',
    first_name: 'Ann',
    last_name: 'Lee',
    email: 'ann@lee.test',
    phone: '',
    password: 'long enough',
    password_confirmation: 'long enough',
    mobile_verification_number: '',
    terms: true,
  };
  const words = (over: Partial<typeof good>, withPhone = false) =>
    Object.values(registrationProblems({ ...good, ...over }, withPhone)).map(
      (problem) => accountProblems[problem],
    );
  it('MD-14 a registration requires a password only if the account will have one', () => {
    const none = { password: '', password_confirmation: '' };
    expect(words({ ...none, way: 'code' })).toEqual([]);
    expect(words({ ...none, way: 'passkey' })).toEqual([]);
    expect(words({ ...none, way: 'code', terms: false })).toHaveLength(1);
    expect(words(none)).toHaveLength(2);
  });

  it('AC-13 a registration requires the phone’s code only while that is switched on', () => {
    expect(words({})).toEqual([]);
    expect(words({}, true)).toEqual([
      'Please enter a valid phone number',
      'Please enter the code we texted to your phone',
    ]);
    expect(words({ phone: '+1 212 555 0100', mobile_verification_number: '123456' }, true)).toEqual([]);
  });
  it.each([
    ['takes a good form', {}, []],
    ['VL-37', { first_name: '<b>' }, ['Please enter a valid name.']],
    ['VL-39', { email: 'ann@lee' }, ['Please enter valid email address.']],
    [
      'VL-28',
      { password: '', password_confirmation: '' },
      ['Please enter your password', 'Please enter confirm password'],
    ],
    [
      'OPEN-59',
      { password: 'seven77', password_confirmation: 'seven77' },
      ['Minimum character is not reached'],
    ],
    ['VL-38', { password_confirmation: 'other words' }, ["Password confirmation doesn't match Password."]],
    ['VL-34', { phone: '12' }, ['Please enter a valid phone number']],
    [
      'AC-12',
      { password: 'Password123', password_confirmation: 'Password123' },
      ['This password is too common. Please choose another one.'],
    ],
    ['AC-01', { terms: false }, ['Please accept the terms to create your account.']],
  ])('%s says what is wrong: %o', (_name, over, expected) => {
    expect(words(over)).toEqual(expected);
  });
});

describe('the receipt’s address', () => {
  it.each([
    ['guest', 'user'],
    ['consumer', 'user'],
    ['pro', 'pro'],
    ['admin_plus', 'admin_plus'],
  ])('RT-20 RT-21 the receipt address for %s contains %s', (role, word) => {
    expect(receiptPath(role, 'ord_1')).toBe(`/payments/receipt?${word}&order_id=ord_1&utm_nooverride=1`);
  });
  it('CO-172 a changed order opens in the console for staff, and on its page for others', () => {
    expect(changedOrderPath('ord_1', 'admin')).toBe('/admin/orders/ord_1');
    expect(changedOrderPath('ord_1', 'consumer')).toBe('/orders/ord_1?changed=1');
    expect(changedOrderPath('ord_1', 'pro')).toBe('/orders/ord_1?changed=1');
  });
  it('OPEN-18 the receipt address contains its order, with the role bare or as role=', () => {
    expect(orderOfQuery('?user&order_id=ord_1&utm_nooverride=1')).toBe('ord_1');
    expect(orderOfQuery('?role=user&order_id=ord_1')).toBe('ord_1');
    expect([orderOfQuery(''), orderOfQuery('?order_id=../x')]).toEqual([null, null]);
  });
  it('RT-20 any order number can be read from its receipt address', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), (id) => {
        expect(orderOfQuery(new URL(receiptPath('guest', id), 'http://golf.test').search)).toBe(id);
      }),
    );
  });
});

describe('what the summary draws', () => {
  it('the summary shows the days of a leg, with a reason for weekends', () => {
    expect(legDays(goodLeg()).map((day) => `${day.kind} ${day.date.slice(8)}`)).toEqual([
      'pickup 02',
      'transit 03',
      'transit 04',
      'idle 05',
      'idle 06',
      'transit 07',
      'delivery 08',
    ]);
    expect(
      legDays(goodLeg({ pickupFeeId: 0, service: ground('2026-12-03') })).map(({ kind }) => kind),
    ).toEqual(['drop-off', 'delivery']);
    expect(legDays(goodLeg({ service: null }))).toEqual([]);
    const holiday = [{ date: calendarDate('2026-12-03'), why: 'A holiday' }];
    expect(legDays(goodLeg({ idleDays: holiday }))[1]).toEqual({ kind: 'idle', ...holiday[0] });
  });
  it('MD-03 the summary lists each pickup and drop-off of a leg’s bags once', () => {
    const own = { travelerId: '2', itemType: 'golf' };
    const golfers = [
      { ...own, pickupFeeId: 5, pickupTitle: 'Pickup between 9 AM and 10 AM' },
      { ...own, travelerId: '3', pickupFeeId: 5, pickupTitle: 'Pickup between 9 AM and 10 AM' },
    ];
    expect(legDays(goodLeg({ pickupFeeId: 0, pickupTitle: 'Drop off', golfers }))[0]).toMatchObject({
      kind: 'pickup',
      what: 'Drop off; Pickup between 9 AM and 10 AM',
    });
  });
  it('PR-05 PR-06 the summary keeps every step of a line, and distinguishes deductions', () => {
    expect(summaryLine(lineItem())).toMatchObject({
      kind: 'charge',
      explain: [{ label: 'Zone 6, 42 lb', value: '$114.00' }, { value: '$15.00' }],
    });
    expect(summaryLine(lineItem({ amount_cents: cents(-1000), explain: [] }))).toMatchObject({
      kind: 'discount',
      explain: undefined,
    });
  });
});
