import type { LabelCode } from '@sendahead/shared-contracts/orders/preparation-calls';
import type { CarrierPort } from '../../../integrations/carriers/port.ts';
import { orderCode } from '../order-code.ts';
import { labelsOf } from '../public/label-data.ts';
import type { Parcel } from '../public/parcels.ts';

/**
 * The codes with which a counter prints the labels of bags that are not handed over yet. Throws when the
 * carrier cannot be reached.
 */
export async function labelCodesOf(
  carriers: Pick<CarrierPort, 'printerless' | 'labelCode'>,
  parcels: readonly Parcel[],
): Promise<LabelCode[]> {
  const waiting = parcels.filter(
    ({ status, shipment_id, carriage }) =>
      status === 'label_ready' && shipment_id !== null && carriers.printerless(carriage) === 'qr',
  );
  return Promise.all(
    waiting.flatMap((parcel) => {
      const label = labelsOf(parcels).find(
        ({ leg, number }) => leg === parcel.leg && number === parcel.position + 1,
      );
      return label ? [codeOf(carriers, parcel, label)] : [];
    }),
  );
}

async function codeOf(
  carriers: Pick<CarrierPort, 'labelCode'>,
  parcel: Parcel,
  { leg, number, of, traveler, item, carrier }: Omit<LabelCode, 'code'>,
): Promise<LabelCode> {
  const text = await carriers.labelCode({ shipmentId: parcel.shipment_id ?? '' });
  return { leg, number, of, traveler, item, carrier, code: orderCode(text) };
}
