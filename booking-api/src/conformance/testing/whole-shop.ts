import { type Shop, startShop } from '../../workflows/testing/shop.ts';

/** The whole shop, with limits that thousands of requests from one address do not reach. */
export const startWholeShop = (): Promise<Shop> => startShop({ RATE_LIMIT_SCALE: '1000' });
