import { expect, type Locator, type Page } from '@playwright/test';

const hasFocus = (element: Element): boolean =>
  element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus();

/** Role and name of a control as a screen reader announces them, without parts that depend on day or price. */
function roleAndName(element: Element): string {
  if (element.tagName === 'BODY') return 'the page';
  const roles: Record<string, string> = {
    A: 'link',
    BUTTON: 'button',
    SELECT: 'combobox',
    SUMMARY: 'button',
  };
  const type = element.getAttribute('type') ?? 'text';
  const plain = type === 'radio' || type === 'checkbox' ? type : 'textbox';
  const role =
    element.getAttribute('role') ?? roles[element.tagName] ?? (element.tagName === 'INPUT' ? plain : 'group');
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
  const byId = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
  const name =
    element.getAttribute('aria-label') ||
    byId ||
    [...(labels ?? [])].map(({ textContent }) => textContent).join(' ') ||
    element.textContent ||
    '';
  const steady = name
    .replace(/\s+/g, ' ')
    .replace(/ ?\*/g, '')
    .replace(/\$[\d,.]+/g, '$…')
    .replace(/\d{2}\/\d{2}\/\d{4}/g, 'MM/DD/YYYY')
    .trim();
  return `${role} "${steady.slice(0, 80)}"`;
}

/** A person without a pointer: reaches controls only with Tab, and counts every key. */
export class Keyboard {
  readonly page: Page;
  keys = 0;
  /** Every stop of the focus in order, by role and name; consecutive equal stops count once. */
  readonly stops: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** Starts at this control, as if reached with Tab. Waits for a disabled control, which cannot have the focus. */
  async startAt(control: Locator): Promise<void> {
    await expect(control).toBeEnabled();
    await control.focus();
    await expect(control).toBeFocused();
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

  /**
   * Tabs until the element has the focus; throws when it is not reached within `stops` stops. A disabled
   * control (a date while the free days load) has to be enabled first, since Tab skips it.
   */
  async tabTo(wanted: Locator, stops = 30): Promise<void> {
    await expect(wanted).toBeEnabled();
    for (let stop = 0; stop <= stops; stop += 1) {
      await this.#note();
      if (await wanted.evaluate(hasFocus)) return;
      await this.press('Tab');
    }
    throw new Error(`not reached within ${stops} stops: ${wanted}. Passed: ${this.stops.join(', ')}`);
  }

  async #note(): Promise<void> {
    const active = await this.page.evaluateHandle(() => document.activeElement ?? document.body);
    const frame = await active.contentFrame();
    const inner = frame ? await frame.evaluateHandle(() => document.activeElement ?? document.body) : active;
    const stop = await inner.evaluate(roleAndName);
    if (stop !== this.stops.at(-1)) this.stops.push(stop);
  }

  /** Tabs to a field and fills it in. */
  async fill(wanted: Locator, text: string): Promise<void> {
    await this.tabTo(wanted);
    await this.type(text);
  }
}
