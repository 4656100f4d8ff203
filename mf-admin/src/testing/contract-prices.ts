import {
  type ContractPrice,
  listContractPrices,
} from '@sendahead/shared-contracts/console/contract-price-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';

export const contractPrice: ContractPrice = {
  id: 'ctp_1',
  brand: 'Golf',
  line: 'Golf Clubs',
  carrier: null,
  tenths: -80,
  first_day: calendarDate('2026-12-01'),
  last_day: null,
  state: 'coming',
  made_by: 'Plus Admin',
  made_at: '2026-11-23T15:00:00.000Z',
  reason: 'Agreed by phone',
  ended: null,
};

/** The contract prices of a club; empty by default. */
export const contractPrices = (...prices: readonly ContractPrice[]) =>
  answering(listContractPrices, {
    prices: [...prices],
    brands: [{ value: 'golf', name: 'Golf' }],
    lines: [{ value: 'golf', name: 'Golf Clubs' }],
    carriers: [
      { value: 'FEDEX', name: 'FedEx' },
      { value: 'UPS', name: 'UPS' },
    ],
    today: calendarDate('2026-11-23'),
  });
