import type { Store, StoresNear } from '@sendahead/shared-contracts/stores/schema';

const hours = (opens: string, closes: string) => ({ opens, closes });
const weekdays = hours('08:00', '19:00');

/** A staffed shop that is shut on Sundays. */
export const store = (over: Partial<Store> = {}): Store => ({
  id: 'fedex-34100',
  carrier: 'FEDEX',
  kind: 'staffed_shop',
  name: 'Kestrel Pack & Ship',
  street: '120 Main Street',
  city: 'Naples',
  state: 'FL',
  zip: '34102',
  latitude: 26.14,
  longitude: -81.79,
  time_zone: 'America/New_York',
  miles: 0.4,
  hours: [null, weekdays, weekdays, weekdays, weekdays, weekdays, hours('09:00', '17:00')],
  max_weight_lb: 150,
  max_length_in: 108,
  ...over,
});

/** Four places around Naples, nearest first. */
export const nearNaples = (over: Partial<StoresNear> = {}): StoresNear => ({
  zip: '34102',
  city: 'Naples',
  state: 'FL',
  latitude: 26.134,
  longitude: -81.7953,
  carrier: 'FEDEX',
  radius: 10,
  stores: [
    store(),
    store({
      id: 'fedex-34101',
      kind: 'retail_counter',
      name: 'Juniper Drugs, FedEx counter',
      miles: 1,
      max_weight_lb: 55,
      max_length_in: 48,
    }),
    store({
      id: 'fedex-34102',
      kind: 'ship_center',
      name: 'FedEx Ship Center Naples',
      miles: 3.2,
      latitude: 26.16,
    }),
    store({ id: 'fedex-34103', name: 'Old Post Pack & Ship', miles: 8.9, longitude: -81.65 }),
  ],
  ...over,
});
