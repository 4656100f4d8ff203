import EasyPostClient from '@easypost/api';
import type * as z from 'zod';
import {
  type BoughtLabel,
  type Carriage,
  CarrierAnswerLost,
  type CarrierPort,
  CarrierRefused,
} from '../port.ts';
import {
  centsOf,
  type EasyPostRate,
  type EasyPostShipment,
  eventsOf,
  labelOf,
  shipmentSchema,
  trackerSchema,
} from './answers.ts';
import { failureOf } from './failures.ts';
import { noticeOf } from './notice.ts';
import { easyPostCarrier, productsOf, serviceLevels } from './products.ts';
import { shipmentRequest } from './request.ts';

export type EasyPostCarrierSettings = {
  apiKey: string;
  url: string | undefined;
  timeoutMs: number;
  /** What its notices are signed with; without it none is believed. */
  webhookSecret?: string | undefined;
};

/** What is set on each request of the SDK. */
type Request = { timeout(limit: { deadline: number }): Request; redirects(most: number): Request };

/**
 * Labels through EasyPost. Our parcel's id is its `reference`: before anything is bought, what the reference has already
 * is looked up, so that a lost answer never costs a second label.
 */
export function easyPostCarriers(settings: EasyPostCarrierSettings): CarrierPort {
  const client = new EasyPostClient(settings.apiKey, {
    // The SDK's own timeout is not applied to its requests; redirects could lead anywhere.
    requestMiddleware: (request: Request) => request.timeout({ deadline: settings.timeoutMs }).redirects(0),
    ...(settings.url ? { baseUrl: settings.url } : {}),
  });

  const retrieve = async (idOrReference: string): Promise<EasyPostShipment | undefined> => {
    try {
      return await ask(shipmentSchema, client.Shipment.retrieve(idOrReference));
    } catch (error) {
      if (error instanceof CarrierRefused && /NOT_?FOUND|HTTP\.404/i.test(error.code)) return undefined;
      throw error;
    }
  };

  const create = (request: Parameters<typeof shipmentRequest>[0]) =>
    ask(shipmentSchema, client.Shipment.create(shipmentRequest(request) as never));

  /** Buys on a shipment; when EasyPost says that it has a label already, that one is it. */
  async function buyOn(shipment: EasyPostShipment, rate: EasyPostRate): Promise<BoughtLabel> {
    try {
      const bought = await ask(shipmentSchema, client.Shipment.buy(shipment.id, rate.id as never));
      const label = labelOf(bought);
      if (label) return label;
    } catch (error) {
      if (!(error instanceof CarrierRefused) || !/POSTAGE\.EXISTS/i.test(error.code)) throw error;
    }
    const now = await retrieve(shipment.id);
    const label = now && labelOf(now);
    if (!label) throw new CarrierAnswerLost('bought, but without a label');
    return label;
  }

  /** A shipment with the rate that is bought; a carrier that gave none when it was made is asked once more. */
  async function rated(
    shipment: EasyPostShipment,
    carriage: Carriage,
  ): Promise<[EasyPostShipment, EasyPostRate]> {
    const rate = bestRate(shipment.rates, carriage);
    if (rate) return [shipment, rate];
    const again = await ask(shipmentSchema, client.Shipment.regenerateRates(shipment.id));
    return [again, chooseRate(again.rates, carriage)];
  }

  return {
    provider: 'easypost',
    labelDaysAhead: 10,
    trackEveryMinutes: 20,

    async rates(carriage) {
      const shipment = await create({ carriage });
      return serviceLevels.flatMap((service) => {
        const rate = bestRate(shipment.rates, { ...carriage, service });
        if (!rate) return [];
        const transitDays = rate.delivery_days ?? null;
        return { carrier: carriage.carrier, service, costCents: centsOf(rate.rate), transitDays };
      });
    },

    async buy(request) {
      const known = await retrieve(request.reference);
      const label = known && labelOf(known);
      if (label) return label;
      return buyOn(...(await rated(known ?? (await create(request)), request.carriage)));
    },

    async find(reference) {
      const shipment = await retrieve(reference);
      return shipment && labelOf(shipment);
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

/** The cheapest of the best product that the carrier offers. Throws CarrierRefused when it offers none. */
function chooseRate(rates: readonly EasyPostRate[], carriage: Carriage): EasyPostRate {
  const rate = bestRate(rates, carriage);
  if (!rate) throw new CarrierRefused('RATES.NONE');
  return rate;
}

function bestRate(rates: readonly EasyPostRate[], carriage: Carriage): EasyPostRate | undefined {
  const carrier = easyPostCarrier(carriage.carrier);
  for (const product of productsOf(carriage)) {
    const [best] = rates
      .filter(
        (rate) => rate.carrier.startsWith(carrier) && rate.service === product && rate.currency === 'USD',
      )
      .toSorted((a, b) => centsOf(a.rate) - centsOf(b.rate));
    if (best) return best;
  }
  return undefined;
}

/** An answer of the SDK in the shape that we read; every failure in the words of the port. */
async function ask<S extends z.ZodType>(schema: S, answer: Promise<unknown>): Promise<z.output<S>> {
  let given: unknown;
  try {
    given = await answer;
  } catch (error) {
    throw failureOf(error);
  }
  const read = schema.safeParse(given);
  if (!read.success) throw new CarrierAnswerLost('an answer that cannot be read');
  return read.data;
}
