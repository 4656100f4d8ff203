import { unavailableDays } from '../calendar/calls.ts';
import { takes } from '../factories/judge.ts';
import { checkClubInfo } from './calls.ts';
import { carrierOptionsSchema } from './schema.ts';

describe('the carrier options', () => {
  it('EN-18 carrier options are labels by value', () => {
    expect(takes(carrierOptionsSchema, { FEDEX: 'FedEx', UPS: 'UPS' })).toBe(true);
    expect(takes(carrierOptionsSchema, {})).toBe(true);
    expect(takes(carrierOptionsSchema, { FEDEX: 1 })).toBe(false);
    expect(takes(carrierOptionsSchema, ['FEDEX'])).toBe(false);
    expect(checkClubInfo.response.shape.carrier_options).toBeDefined();
  });

  it('EN-18 unavailable days are dates', () => {
    expect(takes(unavailableDays.response, ['2026-12-25', '2026-12-26'])).toBe(true);
    expect(takes(unavailableDays.response, [])).toBe(true);
    for (const wrong of ['2026-12-25', ['12/25/2026'], ['2026-02-30'], [null], { '2026-12-25': true }])
      expect([wrong, takes(unavailableDays.response, wrong)]).toEqual([wrong, false]);
  });
});
