import type EasyPostClient from '@easypost/api';
import { type BoughtLabel, type Carriage, CarrierAnswerLost, CarrierRefused } from '../port.ts';
import { type EasyPostRate, type EasyPostShipment, labelOf, shipmentSchema } from './answers.ts';
import { ask } from './ask.ts';
import { bestRate, chooseRate } from './best-rate.ts';
import { shipmentRequest } from './request.ts';

/**
 * Finds, creates, rates and buys shipments of an account. Each function throws CarrierRefused or
 * CarrierAnswerLost.
 */
export function easyPostShipments({ Shipment }: InstanceType<typeof EasyPostClient>) {
  const retrieve = async (idOrReference: string): Promise<EasyPostShipment | undefined> => {
    try {
      return await ask(shipmentSchema, Shipment.retrieve(idOrReference));
    } catch (error) {
      if (error instanceof CarrierRefused && /NOT_?FOUND|HTTP\.404/i.test(error.code)) return undefined;
      throw error;
    }
  };

  const create = (request: Parameters<typeof shipmentRequest>[0]) =>
    ask(shipmentSchema, Shipment.create(shipmentRequest(request) as never));

  /** Buys a label for a shipment; when EasyPost reports an existing label, returns that one. */
  async function buyOn(shipment: EasyPostShipment, rate: EasyPostRate): Promise<BoughtLabel> {
    try {
      const bought = await ask(shipmentSchema, Shipment.buy(shipment.id, rate.id as never));
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

  /**
   * A shipment with the rate to buy; when the carrier gave no rate at creation, rates are requested once
   * more.
   */
  async function rated(
    shipment: EasyPostShipment,
    carriage: Carriage,
  ): Promise<[EasyPostShipment, EasyPostRate]> {
    const rate = bestRate(shipment.rates, carriage);
    if (rate) return [shipment, rate];
    const again = await ask(shipmentSchema, Shipment.regenerateRates(shipment.id));
    return [again, chooseRate(again.rates, carriage)];
  }

  return { retrieve, create, buyOn, rated };
}
