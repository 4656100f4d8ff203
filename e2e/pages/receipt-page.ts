import type { Locator, Page } from '@playwright/test';

/** The receipt of an order. */
export class ReceiptPage {
  readonly page: Page;
  readonly title: Locator;
  readonly article: Locator;

  constructor(page: Page) {
    this.page = page;
    // The page does not address staff who booked for a customer as the buyer.
    this.article = page.getByRole('article', {
      name: /^(?:(?:Your|The) order is placed|Order placed for .+)$/,
    });
    this.title = page.getByRole('heading', { level: 1 });
  }

  /** The order number that the customer sees. */
  async orderNumber(): Promise<string> {
    const number = this.article.getByText(/^Order number/).locator('strong');
    return (await number.textContent())?.trim() ?? '';
  }

  card(name: string): Locator {
    return this.article.getByRole('region', { name });
  }
}
