import type { ParcelDetail } from '@sendahead/shared-contracts/orders/parcel-details';
import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import { type CalendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import * as z from 'zod';
import type { CarrierEvent } from '../port.ts';
import { readable } from './answers.ts';

const maxMessageLength = 300;

const scanSchema = z.object({
  message: z
    .string()
    .transform((text) => text.slice(0, maxMessageLength))
    .nullish(),
  status: z.string().nullish(),
  status_detail: z.string().nullish(),
  datetime: z.iso.datetime({ offset: true }),
  tracking_location: z.object({ city: z.string().nullish(), state: z.string().nullish() }).nullish(),
});
type Scan = z.output<typeof scanSchema>;

export const trackerSchema = z.object({
  tracking_details: readable(scanSchema),
  est_delivery_date: z.string().nullish().catch(null),
  carrier_detail: z.object({ est_delivery_date_local: z.string().nullish() }).nullish().catch(null),
});

const statuses: Readonly<Record<string, ParcelStatus>> = {
  pre_transit: 'label_ready',
  in_transit: 'in_transit',
  out_for_delivery: 'out_for_delivery',
  available_for_pickup: 'out_for_delivery',
  delivered: 'delivered',
  return_to_sender: 'returned',
  failure: 'exception',
  error: 'exception',
  cancelled: 'cancelled',
};

/** EasyPost's status details that mean something to a customer. EasyPost adds new ones, which are ignored. */
const details: Readonly<Record<string, ParcelDetail>> = {
  delayed: 'delayed',
  transit_exception: 'delayed',
  weather_delay: 'weather',
  held: 'held',
  missorted: 'missorted',
  address_correction: 'address',
  refused: 'refused',
  lost: 'lost',
  damaged: 'damaged',
};

/**
 * The detail of a scan; EasyPost has no detail for customs and delivery attempts, so they are read from its message.
 */
function detailOf({ status, status_detail, message }: Scan): ParcelDetail | undefined {
  const detail = details[status_detail ?? ''];
  if (detail) return detail;
  if (status === 'available_for_pickup') return 'ready_to_collect';
  if (status === 'delivered') return undefined;
  if (/\b(customs|clearance) (hold|delay)|held (at|by|in) customs/i.test(message ?? '')) return 'at_customs';
  return /\battempt(ed)?\b/i.test(message ?? '') ? 'attempted' : undefined;
}

/**
 * The carrier's day at the destination; EasyPost writes it as a UTC instant, of which only the date counts.
 */
function expectedOn({
  carrier_detail,
  est_delivery_date,
}: z.output<typeof trackerSchema>): CalendarDate | undefined {
  const day = (carrier_detail?.est_delivery_date_local ?? est_delivery_date ?? '').slice(0, 10);
  return isCalendarDate(day) ? day : undefined;
}

/** Events, oldest first. EasyPost has no word for a pickup: the first scan after the label counts as one. */
export function eventsOf(tracker: z.output<typeof trackerSchema>): CarrierEvent[] {
  const events = tracker.tracking_details.flatMap(eventOf).toSorted((a, b) => a.at.localeCompare(b.at));
  const first = events.findIndex(({ status }) => status === 'in_transit');
  const onlyScan = first >= 0 && events.slice(0, first).every(({ status }) => status === 'label_ready');
  const day = expectedOn(tracker);
  return events.map((event, index) => ({
    ...event,
    ...(onlyScan && index === first ? { status: 'picked_up' as const } : {}),
    ...(day && index === events.length - 1 ? { expectedOn: day } : {}),
  }));
}

function eventOf(scan: Scan): CarrierEvent[] {
  const status = statuses[scan.status ?? ''];
  if (status === undefined) return [];
  const { city, state } = scan.tracking_location ?? {};
  const detail = detailOf(scan);
  return [
    {
      at: new Date(scan.datetime).toISOString(),
      status,
      description: scan.message ?? '',
      place: [city, state].filter(Boolean).join(', '),
      ...(detail ? { detail } : {}),
      ...(detail === 'address' ? { addressCorrected: true } : {}),
    },
  ];
}
