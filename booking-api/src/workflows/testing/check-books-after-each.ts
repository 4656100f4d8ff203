import { expectBooksToAgree } from './money/expect-books-to-agree.ts';
import { noPaymentsUnderWay } from './settled.ts';
import type { Shop } from './shop.ts';

/**
 * Checks after every test that no fault is set at the gateway, no job is in progress, and all books balance,
 * so that no test sees another one's work.
 */
export function checkBooksAfterEach(shop: Shop): void {
  afterEach(async () => {
    await shop.gateway.clear();
    await noPaymentsUnderWay(shop);
    await expectBooksToAgree(shop);
  });
}
