import type { Locator, Page } from '@playwright/test';

/** The card "Travelers & items", with one block per traveler. */
export class TravelersCard {
  readonly card: Locator;
  /** The brand's word for a traveler. */
  readonly #word: string;

  constructor(page: Page, word = 'Traveler') {
    this.#word = word;
    this.card = page.getByRole('region', { name: 'Travelers & items' });
  }

  traveler(number: number): Locator {
    return this.card.getByRole('group', { name: `${this.#word} ${number}`, exact: true });
  }
  field(number: number, name: 'First name' | 'Last name' | 'Email'): Locator {
    return this.traveler(number).getByRole('textbox', { name, exact: true });
  }
  addOne(number: number, line: string): Locator {
    return this.traveler(number).getByRole('button', { name: `Add one: ${line}` });
  }
  removeOne(number: number, line: string): Locator {
    return this.traveler(number).getByRole('button', { name: `Remove one: ${line}` });
  }
  count(number: number, line: string): Locator {
    return this.traveler(number).getByRole('spinbutton', { name: line });
  }
  /** One bag, such as "Golf Bag 1". */
  bag(number: number, name: string): Locator {
    return this.traveler(number).getByRole('group', {
      name: `${this.#word} ${number}, ${name}`,
      exact: true,
    });
  }
  /** Opens the fields of a bag that is folded to one line. */
  edit(number: number, bag: string): Locator {
    return this.bag(number, bag).getByRole('button', { name: /^Edit/ });
  }
  /** Opens the fields that few bags need: contents, direction, note, another traveler. */
  more(number: number, bag: string): Locator {
    return this.bag(number, bag).getByRole('button', { name: /^More/ });
  }
  size(number: number, bag: string, size: RegExp): Locator {
    return this.bag(number, bag).getByRole('radio', { name: size });
  }
  packaging(number: number, bag: string): Locator {
    return this.bag(number, bag).getByRole('combobox', { name: 'Packaging' });
  }
  insurance(number: number, bag: string): Locator {
    return this.bag(number, bag).getByRole('combobox', { name: 'Coverage' });
  }
  contents(number: number, bag: string): Locator {
    return this.bag(number, bag).getByRole('textbox', { name: /Contents/ });
  }
  way(number: number, name: 'Both ways' | 'Outbound only' | 'Return only'): Locator {
    return this.traveler(number)
      .getByRole('group', { name: `${this.#word} ${number} travels` })
      .getByRole('radio', { name });
  }
  bagWay(number: number, bag: string): Locator {
    return this.bag(number, bag).getByRole('combobox', { name: 'Direction' });
  }
  /** Opens the dialog with people of earlier orders. */
  async choosePast(): Promise<Locator> {
    const name = `Choose past ${this.#word.toLowerCase()}s`;
    await this.card.getByRole('button', { name }).click();
    return this.card.page().getByRole('dialog', { name });
  }
  get add(): Locator {
    return this.card.getByRole('button', { name: `Add ${this.#word.toLowerCase()}` });
  }
  remove(number: number): Locator {
    return this.card.getByRole('button', { name: `Remove ${this.#word} ${number}` });
  }
}
