import { plainPrice } from '@sendahead/shared-contracts/factories/price';
import { cents } from '@sendahead/shared-contracts/primitives/cents';

/** A round trip of $100, minus an admin's rate adjustment. */
export const adjustedPrice = plainPrice(8505, {
  outbound_price_cents: cents(5000),
  return_price_cents: cents(5000),
  original_price: cents(10_000),
  ship_rate_adjustment: cents(-1495),
  roundtrip_shipment: true,
  has_valid_adjustment: true,
});
