import type { Locator, Page } from '@playwright/test';

const hasFocus = (element: Element): boolean =>
  element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus();

/** A person without a pointer: reaches things by Tab alone and counts every key. */
export class Keyboard {
  readonly page: Page;
  keys = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.keys += 1;
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  /** Tabs until the element has the focus; throws when it is not reached within `stops` stops. */
  async tabTo(wanted: Locator, stops = 30): Promise<void> {
    await wanted.waitFor();
    for (let stop = 0; stop <= stops; stop += 1) {
      if (await wanted.evaluate(hasFocus)) return;
      await this.press('Tab');
    }
    throw new Error(`not reached within ${stops} stops: ${wanted}`);
  }

  /** Tabs to a field and fills it in. */
  async fill(wanted: Locator, text: string): Promise<void> {
    await this.tabTo(wanted);
    await this.type(text);
  }
}
