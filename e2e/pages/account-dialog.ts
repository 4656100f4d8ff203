import type { Locator, Page } from '@playwright/test';

/** The dialogs in which an order gets its account. */
export class AccountDialog {
  readonly register: Locator;
  readonly signIn: Locator;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.register = page.getByRole('dialog', { name: 'Create your account' });
    this.signIn = page.getByRole('dialog', { name: 'Sign in' });
  }

  /** Chooses between a new account and an existing one. */
  async choose(way: 'I’m new here' | 'I have an account'): Promise<void> {
    await this.#page.getByRole('dialog').getByRole('radio', { name: way }).check();
  }
  get byCode(): Locator {
    return this.#page.getByRole('dialog', { name: 'Sign in with a code' });
  }
  /** The first code of an account that was just created. */
  get firstCode(): Locator {
    return this.#page.getByRole('dialog', { name: 'Confirm your email' });
  }
  get password(): Locator {
    return this.register.getByRole('textbox', { name: 'Password', exact: true });
  }
  get confirmation(): Locator {
    return this.register.getByRole('textbox', { name: 'Confirm password' });
  }
  get terms(): Locator {
    return this.register.getByRole('checkbox', { name: /^I accept the terms/ });
  }
  get create(): Locator {
    return this.register.getByRole('button', { name: /^Create account/ });
  }
}
