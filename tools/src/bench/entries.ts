import type { Locator } from '@playwright/test';

/** What a person types or chooses, counted. Names of a list that a text finds are one entry with their text. */
export class Entries {
  count = 0;

  async type(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }
  /** Types what finds an entry of a list, and takes it. */
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
