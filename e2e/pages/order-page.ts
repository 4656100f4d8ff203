import type { FrameLocator, Locator, Page } from '@playwright/test';
import { openRow } from '../steps/open-row.ts';

/** The page of one order, and the dialogs that change it. */
export class OrderPage {
  readonly page: Page;
  readonly changes: Locator;
  readonly dialog: Locator;
  readonly payment: Locator;
  readonly card: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.changes = page.getByRole('region', { name: 'Change or cancel' });
    this.dialog = page.getByRole('dialog', { name: /^(Change date|Change address|Cancel order)$/ });
    this.payment = page.getByRole('dialog', { name: 'Pay the difference' });
    this.card = this.payment.frameLocator('iframe');
  }

  async open(orderId: string): Promise<void> {
    await this.page.goto(`/orders/${orderId}`);
    await openRow(this.changes);
  }
  act(name: 'Change date' | 'Change address' | 'Cancel order'): Locator {
    return this.changes.getByRole('button', { name, exact: true });
  }
  get bookingPage(): Locator {
    return this.changes.getByRole('link', { name: 'Change bags, travelers or service' });
  }
}
