import type { Locator, Page } from '@playwright/test';

/** The list of orders, and the page of one. */
export class OrdersPage {
  readonly page: Page;
  readonly next: Locator;

  constructor(page: Page) {
    this.page = page;
    this.next = page.getByRole('region', { name: 'Next shipment' });
  }

  group(name: 'Coming up' | 'Earlier orders'): Locator {
    return this.page.getByRole('region', { name });
  }
}
