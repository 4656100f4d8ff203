import type { Locator, Page } from '@playwright/test';

/** The card "Ship from" or "Ship to". */
export class EndCard {
  readonly card: Locator;

  constructor(page: Page, name: 'Ship from' | 'Ship to') {
    this.card = page.getByRole('region', { name, exact: true });
  }

  kind(name: 'Club/Resort' | 'Home or other address'): Locator {
    return this.card.getByRole('radio', { name });
  }
  get club(): Locator {
    return this.card.getByRole('combobox', { name: 'Club/Resort name' });
  }
  option(name: string): Locator {
    return this.card.getByRole('option', { name });
  }
  change(club: string): Locator {
    return this.card.getByRole('button', { name: `Change ${club}` });
  }
  field(
    name: 'Address' | 'Zip code' | 'Postcode' | 'City' | 'Sender name' | 'Recipient name' | 'Phone',
  ): Locator {
    // The address line offers suggestions and is a combobox; the others are plain.
    return this.card.getByRole(name === 'Address' ? 'combobox' : 'textbox', { name, exact: true });
  }
  get state(): Locator {
    return this.card.getByRole('combobox', { name: 'State' });
  }
}
