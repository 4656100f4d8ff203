import { expectBooksToAgree } from './money/expect-books-to-agree.ts';
import { noPaymentsUnderWay } from './settled.ts';
import type { Shop } from './shop.ts';

/**
 * After every test no fault is set at the gateway, no job is under way, and all books agree: every test leaves its
 * money where it belongs, so that none sees what another one has under way.
 */
export function checkBooksAfterEach(shop: Shop): void {
  afterEach(async () => {
    await shop.gateway.clear();
    await noPaymentsUnderWay(shop);
    await expectBooksToAgree(shop);
  });
}
