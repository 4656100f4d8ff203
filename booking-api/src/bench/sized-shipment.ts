import { exampleShipment } from '@sendahead/shared-contracts/ship-form/example';

/** The example's shipment with `travelers` of `rows` golf bags each. */
export function shipmentOf(travelers: number, rows: number): Record<string, unknown> {
  const bag = { size: 'golf-standard', product_insurance: '100000', traveler_package_type: 'soft_case' };
  const line = {
    product_count: String(rows),
    ...Object.fromEntries(Array.from({ length: rows }, (_, at) => [String(at), bag])),
  };
  const traveler = Object.fromEntries(
    Array.from({ length: travelers }, (_, at) => [
      String(at + 1),
      { ...exampleShipment.traveler['1'], t_email: `traveler${at}@example.test`, golf: line },
    ]),
  );
  return { ...exampleShipment, traveler };
}
