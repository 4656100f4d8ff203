import { type Customer, newCustomers } from './customer.ts';
import { type BenchRequest, send } from './load.ts';
import type { SampleQueries } from './sample-queries.ts';
import { shipmentOf } from './sized-shipment.ts';
import { type RoundWaits, waitsForOrders } from './wait-around-rounds.ts';

/** The inputs of the calls: the same one each time, or one that was prepared for each. */
export type RequestSource = (count: number) => Promise<(index: number) => BenchRequest>;

/** A call to measure: `goal` is its share of the floor, 0 without a goal. */
export type Case = {
  name: string;
  call: string;
  goal: number;
  /**
   * How many requests are sent with 32 concurrent clients; one client sends half of them, so a round takes
   * about half a second.
   */
  times: number;
  /** How many requests warm up the call; by default as many as are measured. */
  warmUp?: number;
  supply: RequestSource;
  settling?: RoundWaits;
  /** The path for measuring the floor, instead of the call's own. */
  floorPath?: string;
};

const repeated =
  (next: (index: number) => BenchRequest): RequestSource =>
  async () =>
    next;

/** A cart can be ordered only once, so each one is prepared in advance. */
function orders(url: string): RequestSource {
  const shoppers: Customer[] = [];
  return async (count) => {
    if (shoppers.length === 0) shoppers.push(...(await newCustomers(url, 32)));
    const ready: BenchRequest[] = [];
    while (ready.length < count) {
      const next = shoppers.slice(0, count - ready.length);
      ready.push(...(await Promise.all(next.map((shopper) => shopper.readyOrder()))));
    }
    return (index) => {
      const order = ready[index];
      if (!order) throw new Error('more orders than were made ready');
      return order;
    };
  };
}

/** The price that the page requests, for a cart; the quote is stored before the answer. */
const inCart =
  (url: string, next: BenchRequest): RequestSource =>
  async () => {
    const opened = await send(url, { ...next, path: '/api/v5/carts', body: { cart: { brand_id: 1 } } });
    const { id, cart_token } = JSON.parse(opened.text);
    const headers = { ...next.headers, 'x-cart-token': String(cart_token) };
    const sent = { ...next, headers, body: { ...Object(next.body), cart_id: id } };
    return () => sent;
  };

/** Where the calls are sent, who sends them, and the search terms. */
export type BenchTarget = {
  url: string;
  databaseUrl: string;
  headers: Record<string, string>;
  /** The headers of an admin’s session. */
  staff: Record<string, string>;
  samples: SampleQueries;
};

const price = '/refactor/v5/ship/ship_price';
const order = '/refactor/v5/process_payment';
const services = '/refactor/v5/ship/combined_services_options';

/** Postal codes, and a price for each ten of them. */
export const mixed =
  ({ headers, samples: { codes } }: BenchTarget) =>
  (index: number): BenchRequest =>
    index % 10 === 0
      ? { method: 'POST', path: price, headers, body: shipmentOf(1, 1) }
      : zipInfo(codes, index);

const zipInfo = (codes: readonly string[], index: number): BenchRequest => ({
  method: 'GET',
  path: `/v2/zip_info?zip_code=${codes[index % codes.length]}&country_code=US`,
});

/** The calls that matter. */
export function casesFor({ url, databaseUrl, headers, staff, samples }: BenchTarget): Case[] {
  const { codes, towns, rareTowns, searches } = samples;
  const post = (path: string, body: unknown): BenchRequest => ({ method: 'POST', path, headers, body });
  const placing = {
    call: 'payments.process-payment',
    goal: 0,
    // A turn lasts a second or so: the first orders after a pause take longer.
    times: 1536,
    warmUp: 1000,
    supply: orders(url),
    settling: waitsForOrders(databaseUrl),
  };
  const one = shipmentOf(1, 1);
  const many = shipmentOf(25, 25);
  return [
    {
      name: 'zip_info',
      call: 'geo.zip-info',
      goal: 0.35,
      times: 12_000,
      supply: repeated((index) => zipInfo(codes, index)),
    },
    {
      name: 'facility autocomplete',
      call: 'geo.auto-complete',
      goal: 0.35,
      times: 12_000,
      supply: repeated((index) => ({
        method: 'GET',
        path: `/api/v5.2/auto-complete/facility?term=${towns[index % towns.length]}&brand=golf`,
      })),
    },
    {
      name: 'facility, first asked',
      call: 'geo.auto-complete',
      goal: 0.35,
      times: 500,
      supply: repeated(() => ({
        method: 'GET',
        path: `/api/v5.2/auto-complete/facility?term=${rareTowns.pop()}&brand=golf`,
      })),
    },
    {
      name: 'services, 1 bag',
      call: 'services.combined-services-options',
      goal: 0.35,
      times: 8000,
      supply: repeated(() => post(services, one)),
    },
    {
      name: 'services, 25 x 25',
      call: 'services.combined-services-options',
      goal: 0,
      times: 24,
      supply: repeated(() => post(services, many)),
    },
    {
      name: 'price, 1 bag',
      call: 'pricing.ship-price',
      goal: 0.35,
      times: 8000,
      supply: repeated(() => post(price, one)),
    },
    {
      name: 'price, 1 bag of a cart',
      call: 'pricing.ship-price',
      goal: 0,
      times: 4000,
      supply: inCart(url, post(price, one)),
    },
    {
      name: 'price, 25 x 25',
      call: 'pricing.ship-price',
      goal: 0,
      times: 24,
      supply: repeated(() => post(price, many)),
    },
    {
      name: 'create cart',
      call: 'carts.create',
      goal: 0,
      times: 2000,
      supply: repeated(() => post('/api/v5/carts', { cart: { brand_id: 1 } })),
    },
    {
      name: 'search of the console',
      call: 'console.search',
      goal: 0,
      times: 600,
      supply: repeated((index) => ({
        method: 'GET',
        path: `/api/v6/console/search?search=${searches[index % searches.length] ?? 'casey'}`,
        headers: staff,
      })),
    },
    { ...placing, name: 'place order, noted' },
    { ...placing, name: 'place order, written', floorPath: `/written${order}` },
  ];
}
