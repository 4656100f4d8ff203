import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';

export interface Journey {
  readonly from: string;
  readonly to: string;
  readonly returns: boolean;
}

/** Both ends of an order in short: an address by its city, a place by its name. */
export function journeyOf({ order, ways = [] }: OrderDetail): Journey {
  const way = ways.find(({ leg }) => leg === 'outbound');
  return {
    from: shortEnd(order.from, way?.from.place),
    to: shortEnd(order.to, way?.to.place),
    returns: order.back_on !== null && order.back_on !== undefined,
  };
}

/** `4217 Wornall Terrace, Kansas City` in `Kansas City, MO` is Kansas City. */
function shortEnd(end: string, place: string | undefined): string {
  const city = place?.split(',')[0] ?? '';
  return city !== '' && end.endsWith(`, ${city}`) ? city : end;
}
