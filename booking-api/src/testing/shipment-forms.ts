import { exampleShipment } from '@sendahead/shared-contracts/ship-form/example';
import { type ShipmentForm, shipmentFormSchema } from '@sendahead/shared-contracts/ship-form/schema';
import { parse } from 'zod/v4/core';

/** New York to San Francisco, one golf bag, one way by ground on a Tuesday. */
export const oneWayForm: ShipmentForm = parse(shipmentFormSchema, exampleShipment);

/** The same with a return two weeks later. */
export const roundTripForm: ShipmentForm = {
  ...oneWayForm,
  roundtrip: 'true',
  arrival_date: '2026-12-02',
  return_pickup_date: '2026-12-08',
  return_pickup: '1',
  return_carrier: 'FEDEX',
  return_carrier_service_level_id: '1',
};
