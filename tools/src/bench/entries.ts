import type { Locator } from '@playwright/test';

/** Counts what a person types or chooses. A text and the list entry that it finds count as one. */
export class Entries {
  count = 0;

  async type(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }
  /** Types a text that finds an entry of a list, and chooses that entry. */
  async find(field: Locator, text: string, entry: Locator): Promise<void> {
    await this.type(field, text);
    await entry.click();
  }
  async choose(choice: Locator): Promise<void> {
    this.count += 1;
    await choice.check();
  }
  async select(list: Locator, option: { index: number }): Promise<void> {
    this.count += 1;
    await list.selectOption(option);
  }
  async press(button: Locator): Promise<void> {
    this.count += 1;
    await button.click();
  }
}
