import EasyPostClient from '@easypost/api';
import { labelDaysAhead } from '@sendahead/shared-contracts/constants';
import { type CarrierPort, CarrierRefused } from '../port.ts';
import { centsOf, labelOf, shipmentSchema } from './answers.ts';
import { ask } from './ask.ts';
import { bestRate } from './best-rate.ts';
import { noticeOf } from './notice.ts';
import { supportedServiceNames } from './products.ts';
import { easyPostShipments } from './shipments.ts';
import { eventsOf, trackerSchema } from './tracking.ts';

export type EasyPostCarrierSettings = {
  apiKey: string;
  url: string | undefined;
  timeoutMs: number;
  /** The secret that signs its notices; without it every notice is rejected. */
  webhookSecret?: string | undefined;
};

/** Settings of each request of the SDK. */
type Request = { timeout(limit: { deadline: number }): Request; redirects(most: number): Request };

/**
 * Labels through EasyPost. Our parcel's id is its `reference`: each purchase first searches for an existing
 * label of the reference, so that a lost answer never costs a second label.
 */
export function easyPostCarriers(settings: EasyPostCarrierSettings): CarrierPort {
  const client = new EasyPostClient(settings.apiKey, {
    // The SDK does not apply its own timeout to its requests; redirects could lead anywhere.
    requestMiddleware: (request: Request) => request.timeout({ deadline: settings.timeoutMs }).redirects(0),
    ...(settings.url ? { baseUrl: settings.url } : {}),
  });

  const { retrieve, create, buyOn, rated } = easyPostShipments(client);

  return {
    provider: 'easypost',
    labelDaysAhead,
    trackEveryMinutes: 20,

    async rates(carriage) {
      const shipment = await create({ carriage });
      return supportedServiceNames.flatMap((service) => {
        const rate = bestRate(shipment.rates, { ...carriage, service });
        if (!rate) return [];
        const transitDays = rate.delivery_days ?? null;
        return { carrier: carriage.carrier, service, costCents: centsOf(rate.rate), transitDays };
      });
    },

    async buy(request) {
      const shipment = await retrieve(request.reference);
      const label = shipment && labelOf(shipment);
      if (label) return label;
      return buyOn(...(await rated(shipment ?? (await create(request)), request.carriage)));
    },

    async find(reference) {
      const shipment = await retrieve(reference);
      return shipment && labelOf(shipment);
    },

    // EasyPost has such codes for USPS only, and we sell no USPS product.
    printerless: () => 'none',

    async labelCode() {
      throw new CarrierRefused('LABEL_CODE.NOT_SOLD');
    },

    async track({ shipmentId }) {
      const shipment = await retrieve(shipmentId);
      if (!shipment) throw new CarrierRefused('SHIPMENT.NOT_FOUND');
      const tracker = trackerSchema.safeParse(shipment.tracker);
      return tracker.success ? eventsOf(tracker.data) : [];
    },

    async void({ shipmentId }) {
      const shipment = await retrieve(shipmentId);
      if (!shipment) throw new CarrierRefused('SHIPMENT.NOT_FOUND');
      const isRefundRequested = (state: string | null | undefined) =>
        state === 'submitted' || state === 'refunded';
      if (isRefundRequested(shipment.refund_status)) return 'voided';
      if (shipment.refund_status === 'rejected') return 'refused';
      const after = await ask(shipmentSchema, client.Shipment.refund(shipmentId));
      return isRefundRequested(after.refund_status) ? 'voided' : 'refused';
    },

    readNotice: (raw, headers) =>
      settings.webhookSecret ? noticeOf(client, raw, headers, settings.webhookSecret) : undefined,
  };
}
