import type { Locator, Page } from '@playwright/test';

/** The strip that staff see above the booking. */
export class AssistanceStrip {
  readonly region: Locator;
  readonly takeCartOver: Locator;
  readonly giveBack: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Assistance' });
    this.takeCartOver = this.region.getByRole('button', { name: 'Take over a cart' });
    this.giveBack = this.region.getByRole('button', { name: 'Release cart' });
    this.dialog = page.getByRole('dialog');
  }

  /** Finds the booking by the number that the customer reads out, up to the page that takes it over. */
  async takeOver(cart: string): Promise<void> {
    await this.takeCartOver.click();
    await this.dialog.getByRole('textbox', { name: 'Cart number' }).fill(cart);
    await this.dialog.getByRole('textbox', { name: 'Reason' }).fill('The customer called');
    await this.dialog.getByRole('button', { name: 'Take over' }).click();
  }
}
