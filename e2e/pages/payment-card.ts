import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The card "Payment": the provider's fields in their frame, and ours next to them. */
export class PaymentCard {
  readonly card: Locator;
  readonly frame: FrameLocator;

  constructor(page: Page) {
    this.card = page.getByRole('region', { name: 'Payment', exact: true });
    this.frame = this.card.frameLocator('iframe');
  }

  get number(): Locator {
    return this.frame.getByRole('textbox', { name: 'Card number' });
  }
  get expiration(): Locator {
    return this.frame.getByRole('textbox', { name: 'Expiration' });
  }
  get securityCode(): Locator {
    return this.frame.getByRole('textbox', { name: 'Security code' });
  }
  /** The traveler's days of a trip between two countries, if known. */
  get abroad(): Locator {
    return this.card.getByRole('region', { name: 'International information' });
  }
  /** The dialog that asks for them. */
  get days(): Locator {
    return this.card.page().getByRole('dialog', { name: 'International information' });
  }
  day(name: 'The day you arrive' | 'The day you leave'): Locator {
    return this.days.getByRole('textbox', { name });
  }
  get consent(): Locator {
    return this.days.getByRole('checkbox', {
      name: /These dates are correct and may be shared with customs/,
    });
  }
  get billingZip(): Locator {
    return this.card.getByRole('textbox', { name: /Billing (zip|postal) code/ });
  }
  get billingCountry(): Locator {
    return this.card.getByRole('combobox', { name: 'Billing country' });
  }
}
