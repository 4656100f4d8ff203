import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import * as z from 'zod';
import type { BoughtLabel } from '../port.ts';

/** A list without its unreadable entries, so that one bad entry does not cost the others. */
export const readable = <S extends z.ZodType>(entry: S) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((list) =>
      (list ?? []).flatMap((each): z.output<S>[] => {
        const read = entry.safeParse(each);
        return read.success ? [read.data] : [];
      }),
    );

/** The fields of EasyPost's answers that we read; all others are ignored. */
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
  // A purchased label counts even when its price is unreadable.
  selected_rate: rateSchema.nullish().catch(null),
  refund_status: z.string().nullish(),
  status: z.string().nullish(),
  tracker: z.unknown().optional(),
});
export type EasyPostShipment = z.output<typeof shipmentSchema>;

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
