import type { Locator, Page } from '@playwright/test';

/** The dialogs through which an order gets its account. */
export class AccountDialog {
  readonly register: Locator;
  readonly signIn: Locator;

  constructor(page: Page) {
    this.register = page.getByRole('dialog', { name: 'Create your account' });
    this.signIn = page.getByRole('dialog', { name: 'Sign in' });
  }

  get password(): Locator {
    return this.register.getByRole('textbox', { name: 'Password', exact: true });
  }
  get confirmation(): Locator {
    return this.register.getByRole('textbox', { name: 'Confirm password' });
  }
  get terms(): Locator {
    return this.register.getByRole('checkbox', { name: 'I accept the terms' });
  }
  get create(): Locator {
    return this.register.getByRole('button', { name: /^Create account/ });
  }
}
