import {
  alertLifetimesSeconds,
  autocomplete,
  blockedAddressThrottleMs,
  checkoutTimings,
  correctionListMaxHeightPx,
  currency,
  defaultPickupCountry,
  dropOffFeeId,
  freeInsuranceCents,
  lengths,
  limits,
  pageTimings,
  phoneFormatDelayMs,
  recalculationRetries,
  sameDayWindowMinHours,
  storeLocatorRadius,
  successBannerFadeMs,
  takeoverTimings,
  waivedFeeId,
} from './constants.ts';
import { calendarDate, formatDate } from './primitives/calendar-date.ts';
import { cents, formatCents } from './primitives/cents.ts';

describe('the constants of section 9', () => {
  it('CN-01 PR-06 counts money in cents, shows dollars with 2 decimals, and dates as MM/dd/yyyy', () => {
    expect([currency, freeInsuranceCents]).toEqual(['USD', 100_000]);
    expect([cents(5), cents(123_456), cents(-100_000_050)].map(formatCents)).toEqual([
      '$0.05',
      '$1,234.56',
      '-$1,000,000.50',
    ]);
    expect(formatDate(calendarDate('2026-12-24'))).toBe('12/24/2026');
    expect(() => cents(1.5)).toThrow(RangeError);
  });

  it('CN-02 bounds lengths', () => {
    expect(lengths).toEqual({
      travelerName: 19,
      contactCopy: 20,
      zipMax: 10,
      canadianZipMin: 6,
      billingZipMin: 5,
    });
  });

  it('CN-03 bounds phones, mails, quantities and payers', () => {
    expect(limits).toMatchObject({
      phoneMinDigits: 10,
      emailTopLevelMin: 2,
      emailTopLevelMax: 63,
      quantityPerLine: 25,
      payerEmailRuleFrom: 10,
    });
  });

  it('CN-04 paces autocomplete, blocked addresses and the correction list', () => {
    expect(autocomplete).toEqual({ minCharacters: 3, delayMs: 500, maxItems: 50 });
    expect([blockedAddressThrottleMs, correctionListMaxHeightPx]).toEqual([1200, 200]);
  });

  it('CN-05 names the ids of drop-off and waived fee, the default country, the same-day cutoff', () => {
    expect([dropOffFeeId, waivedFeeId, defaultPickupCountry, sameDayWindowMinHours]).toEqual([0, 2, 'US', 2]);
  });

  it('CN-06 times validation, prefill, takeover sessions, late services and the terms check', () => {
    expect(pageTimings).toEqual({
      validationQuietMs: 5000,
      stateZipDelayMs: 2000,
      takeoverSessionUpdateMs: [1000, 2000],
      lateServicesMs: 2000,
      termsCheckMs: 3000,
    });
  });

  it('CN-07 times polls, redirects, alerts, button refresh, popovers and retries', () => {
    expect(checkoutTimings).toMatchObject({
      orderStatusPollMs: 15_000,
      redirectAfterSuccessMs: 1000,
      paymentButtonRefreshMs: [500, 1000],
      popoverShowMs: 500,
      popoverHideMs: 2000,
    });
    expect([alertLifetimesSeconds, recalculationRetries]).toEqual([[3, 4, 5, 6, 20], 1]);
  });

  it('CN-08 times the takeover, phone formatting, the success banner, and bounds the store locator', () => {
    expect(takeoverTimings).toEqual({
      progressSteps: [10, 20, 25, 40, 50, 60, 70, 75, 80, 100],
      modalHideMs: 5000,
      waitsMs: [1000, 50, 500],
      serviceRadioPollMs: 1000,
    });
    expect([phoneFormatDelayMs, successBannerFadeMs, storeLocatorRadius]).toEqual([100, 4000, 10]);
  });
});
