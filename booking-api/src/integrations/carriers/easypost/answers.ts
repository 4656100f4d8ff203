import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import * as z from 'zod';
import type { BoughtLabel, CarrierEvent } from '../port.ts';

/** A list of which what cannot be read is left out: one odd entry does not cost the others. */
const readable = <S extends z.ZodType>(entry: S) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((list) =>
      (list ?? []).flatMap((each): z.output<S>[] => {
        const read = entry.safeParse(each);
        return read.success ? [read.data] : [];
      }),
    );

/** What is read of EasyPost's answers; anything else in them is not looked at. */
const rateSchema = z.object({
  id: z.string(),
  carrier: z.string(),
  service: z.string(),
  rate: z.string().regex(/^\d{1,6}(\.\d{1,2})?$/),
  currency: z.string(),
  delivery_days: z.number().int().nullish(),
});
export type EasyPostRate = z.output<typeof rateSchema>;

export const shipmentSchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  reference: z.string().nullish(),
  rates: readable(rateSchema),
  tracking_code: z.string().nullish(),
  postage_label: z.object({ id: z.string() }).nullish(),
  // A label that was bought is one, whatever is said of its price.
  selected_rate: rateSchema.nullish().catch(null),
  refund_status: z.string().nullish(),
  status: z.string().nullish(),
  tracker: z.unknown().optional(),
});
export type EasyPostShipment = z.output<typeof shipmentSchema>;

const longestMessage = 300;

export const trackerSchema = z.object({
  tracking_details: readable(
    z.object({
      message: z
        .string()
        .transform((text) => text.slice(0, longestMessage))
        .nullish(),
      status: z.string().nullish(),
      status_detail: z.string().nullish(),
      datetime: z.iso.datetime({ offset: true }),
      tracking_location: z.object({ city: z.string().nullish(), state: z.string().nullish() }).nullish(),
    }),
  ),
});

/** `"6.9"` in dollars; EasyPost writes money as text. */
export function centsOf(rate: string): Cents {
  const [whole = '0', part = ''] = rate.split('.');
  return cents(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

export const labelOf = (shipment: EasyPostShipment): BoughtLabel | undefined =>
  shipment.postage_label && shipment.tracking_code
    ? {
        shipmentId: shipment.id,
        trackingNumber: shipment.tracking_code,
        costCents: shipment.selected_rate ? centsOf(shipment.selected_rate.rate) : cents(0),
      }
    : undefined;

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

/** Events oldest first. EasyPost has no word for a pickup: the first scan after the label is one. */
export function eventsOf(tracker: z.output<typeof trackerSchema>): CarrierEvent[] {
  const events = tracker.tracking_details
    .flatMap((detail): CarrierEvent[] => {
      const status = statuses[detail.status ?? ''];
      const { city, state } = detail.tracking_location ?? {};
      if (status === undefined) return [];
      return [
        {
          at: new Date(detail.datetime).toISOString(),
          status,
          description: detail.message ?? '',
          place: [city, state].filter(Boolean).join(', '),
          ...(detail.status_detail === 'address_correction' ? { addressCorrected: true } : {}),
        },
      ];
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const first = events.findIndex(({ status }) => status === 'in_transit');
  const onlyScan = first >= 0 && events.slice(0, first).every(({ status }) => status === 'label_ready');
  return events.map((event, index) =>
    onlyScan && index === first ? { ...event, status: 'picked_up' } : event,
  );
}
