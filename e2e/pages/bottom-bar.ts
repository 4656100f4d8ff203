import { expect, type Locator, type Page } from '@playwright/test';

/** The bar at the bottom of narrow pages: the total and the next step. */
export class BottomBar {
  readonly region: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Order', exact: true });
  }

  get summary(): Locator {
    return this.region.getByRole('button', { name: /show the order summary/ });
  }
  get placeOrder(): Locator {
    return this.region.getByRole('button', { name: /^Place order|^Change order|^Check again/ });
  }
  next(name: string): Locator {
    return this.region.getByRole('button', { name: `Next: ${name}`, exact: true });
  }

  /** Presses "Next: name", which leads to the field. */
  async goTo(name: string, field: Locator): Promise<Locator> {
    await this.next(name).click({ timeout: 15_000 });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    return field;
  }
}
