import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PickupFee, ServiceOption } from '@sendahead/shared-contracts/services/schema';

type Plain<T extends { price_cents: number }> = Omit<T, 'price_cents'> & { price_cents: number };

/** Ground service of one carrier. */
export const serviceOption = ({
  price_cents = 6900,
  ...over
}: Partial<Plain<ServiceOption>> = {}): ServiceOption => ({
  carrier_service_level_id: 1,
  service_type_name: 'Ground',
  service_type_system_name: 'DOMESTIC_GROUND',
  service_name: 'GROUND',
  carrier: 'FedEx',
  carrier_system_name: 'FEDEX',
  arrival_date: calendarDate('2026-11-30'),
  transit_days: 5,
  alternate_price_cents: null,
  hybrid: false,
  ...over,
  price_cents: cents(price_cents),
});

/** A pickup on working days, the default way of handing over. */
export const pickupFee = ({ price_cents = 1495, ...over }: Partial<Plain<PickupFee>> = {}): PickupFee => ({
  id: 1,
  pickup_fees_title: 'Pickup at your address',
  formatted_amount: '$14.95',
  sku: 'PICKUP',
  waived: false,
  hourly: false,
  sameday: false,
  default: true,
  daily_facility: false,
  carrier: 'FEDEX',
  ready_time: '09:00',
  close_time: '17:00',
  ready_time_hour: 9,
  close_time_hour: 17,
  monday: 1,
  tuesday: 1,
  wednesday: 1,
  thursday: 1,
  friday: 1,
  ...over,
  price_cents: cents(price_cents),
});
