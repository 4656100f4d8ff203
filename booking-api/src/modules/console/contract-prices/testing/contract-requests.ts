import type {
  ContractPrice,
  ContractPriceFields,
} from '@sendahead/shared-contracts/console/contract-price-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Browser } from '../../../../testing/test-app.ts';

export const path = (club: string, more = '') => `/api/v6/console/clubs/${club}/contract_prices${more}`;

/** 8% lower for everything from December on. */
export const terms = (more: Partial<ContractPriceFields> = {}): ContractPriceFields => ({
  brand: null,
  line: null,
  carrier: null,
  tenths: -80,
  first_day: calendarDate('2026-12-01'),
  last_day: null,
  ...more,
});

/** Acts on contract prices of club 1, by `usual` unless another user is named. */
export const actingAs = (defaultBrowser: () => Browser) => ({
  add: (more: Partial<ContractPriceFields> = {}, browser = defaultBrowser(), club = '1') =>
    browser.send('POST', path(club), { body: { fields: terms(more), reason: 'Agreed by phone' } }),
  list: async (
    browser = defaultBrowser(),
    club = '1',
  ): Promise<{ prices: ContractPrice[]; lines: unknown[] }> => (await browser.send('GET', path(club))).json(),
  end: (id: string, last_day: string, browser = defaultBrowser(), club = '1') =>
    browser.send('POST', path(club, `/${id}/end`), { body: { last_day, reason: 'The club left' } }),
  change: (tenths: number, from_day: string, expected: string[], browser = defaultBrowser()) =>
    browser.send('POST', path('1', '/change'), {
      body: { change: { tenths, from_day }, expected, reason: 'Yearly review' },
    }),
});
