import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import {
  type CustomsItem,
  readCustomsList,
  saveCustomsList,
} from '@sendahead/shared-contracts/orders/customs-calls';
import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPart } from '../../testing/order-part.tsx';
import { detail } from '../../testing/orders.ts';
import { Customs } from './customs.tsx';

const bags = [
  { number: 1, traveler: 'Casey Lane', item: 'Golf bag, Standard' },
  { number: 2, traveler: 'Robin Lane', item: 'Luggage, Checked' },
];
const abroad = detail({ international: true });
let saved: CustomsItem[] = [];
beforeEach(() => {
  saved = [];
});
const list = () => ({ bags, items: saved, saved_at: saved.length > 0 ? '2026-11-24T15:00:00Z' : null });
const answers = [
  answering(readCustomsList, list),
  answering(saveCustomsList, ({ body }) => {
    saved = body.items;
    return list();
  }),
];
const bag = async (name: RegExp) => within(await screen.findByRole('group', { name }));
type Bag = Awaited<ReturnType<typeof bag>>;
const choose = (one: Bag, field: RegExp, option: string) =>
  userEvent.selectOptions(one.getByRole('combobox', { name: field }), option);
/** Adds an item with everything that customs requires except its value. */
async function addItem(one: Bag, description = 'Steel'): Promise<void> {
  await userEvent.click(one.getByRole('button', { name: 'Add item' }));
  await choose(one, /^Item/, 'Golf clubs');
  await choose(one, /^Made in/, 'Japan');
  await userEvent.type(one.getByRole('textbox', { name: /^Description/ }), description);
  await choose(one, /^Did you own/, 'Yes');
}
const saveIt = () => userEvent.click(screen.getByRole('button', { name: 'Save list' }));

describe('customs contents of the bags', () => {
  it('PA-33 a bag with nothing listed takes over the list of the first', async () => {
    openPart(<Customs />, { order: abroad, answers });
    const [one, two] = [await bag(/Bag 1/), await bag(/Bag 2/)];
    expect(two.queryByRole('button', { name: 'Same as bag 1' })).not.toBeInTheDocument();
    await addItem(one);
    await userEvent.type(one.getByRole('textbox', { name: /^Value of each/ }), '60');
    await userEvent.click(two.getByRole('button', { name: 'Same as bag 1' }));
    expect(two.queryByRole('button', { name: 'Same as bag 1' })).not.toBeInTheDocument();
    expect(two.getByRole('textbox', { name: /^Description/ })).toHaveValue('Steel');
    await saveIt();
    expect(saved.map(({ bag: number, description }) => [number, description])).toEqual([
      [1, 'Steel'],
      [2, 'Steel'],
    ]);
  });

  it('PA-09 contents are listed by bag, with the tariff number of their kind, and fill in the forms once saved', async () => {
    openPart(<Customs />, { order: abroad, answers });
    expect(await screen.findByText('Save the list, and we’ll fill in the forms.')).toBeVisible();
    const second = await bag(/Bag 2: Robin Lane/);
    await addItem(second, 'Leather');
    await choose(second, /^Item/, 'Golf shoes');
    expect(second.getByText(/Golf shoes: 6402.19 if left empty/)).toBeVisible();
    await userEvent.type(second.getByRole('textbox', { name: 'Value of each, USD' }), '59.90');
    await saveIt();
    expect(await screen.findByText('Saved. Next, list what’s in bag 1.')).toBeVisible();
    expect(saved).toEqual([
      {
        bag: 2,
        kind: 'golf_shoes',
        description: 'Leather',
        quantity: 1,
        unit_cents: 5_990,
        origin: 'JP',
        hs: '',
        owned_before: true,
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Download: Commercial invoice' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download: CN 23' })).not.toBeInTheDocument();
  });

  it('PA-09 the list names the countries, and offers the postal form if the post delivers', async () => {
    saved = [
      {
        bag: 1,
        kind: 'clubs',
        description: '',
        quantity: 1,
        unit_cents: 1,
        origin: 'US',
        hs: '',
        owned_before: true,
      },
    ];
    const byPost = answering(readCustomsList, () => ({
      ...list(),
      forms: ['commercial_invoice' as const, 'cn23' as const],
      from_country: 'US',
      to_country: 'GB',
    }));
    openPart(<Customs />, { order: abroad, answers: [byPost, ...answers] });
    expect(await screen.findByText(/from the United States to the United Kingdom/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download: CN 23' })).toBeVisible();
  });

  it('PA-20 an empty list is refused in words, and what is added next shows no errors before it is saved', async () => {
    openPart(<Customs />, { order: abroad, answers });
    const first = await bag(/Bag 1/);
    await saveIt();
    expect(screen.getByText('The list is empty. Add at least one item, then save.')).toBeVisible();
    expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument();
    await userEvent.click(first.getByRole('button', { name: 'Add item' }));
    expect(first.getByRole('combobox', { name: /^Item/ })).not.toBeInvalid();
    await userEvent.click(first.getByRole('button', { name: 'Remove' }));
    await addItem(first);
    await userEvent.type(first.getByRole('textbox', { name: 'Value of each, USD' }), '60');
    await saveIt();
    expect(await screen.findByText('Saved. Next, list what’s in bag 2.')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Remove' }));
    await saveIt();
    expect(screen.getByText('The list is empty. Add at least one item, then save.')).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  it('PA-21 an item added after a save with errors shows none before the next save', async () => {
    openPart(<Customs />, { order: abroad, answers });
    const first = await bag(/Bag 1/);
    await addItem(first);
    await saveIt();
    expect(first.getByRole('textbox', { name: 'Value of each, USD' })).toBeInvalid();
    const second = await bag(/Bag 2/);
    await userEvent.click(second.getByRole('button', { name: 'Add item' }));
    expect(second.getByRole('combobox', { name: /^Item/ })).not.toBeInvalid();
  });

  it('PA-21 an added item has the focus and nothing chosen, and what is missing is named at its field', async () => {
    openPart(<Customs />, { order: abroad, answers });
    const first = await bag(/Bag 1/);
    await userEvent.click(first.getByRole('button', { name: 'Add item' }));
    expect(first.getByRole('combobox', { name: /^Item/ })).toHaveFocus();
    for (const field of first.getAllByRole('combobox')) expect(field).toHaveValue('');
    expect(first.getByRole('textbox', { name: 'Tariff number, if you know it' })).toHaveAccessibleDescription(
      /9506\.31 for golf clubs/,
    );
    await saveIt();
    expect(first.getByRole('combobox', { name: /^Made in/ })).toHaveAccessibleDescription(
      'Choose where it was made.',
    );
    expect(first.getByRole('textbox', { name: /^Description/ })).toHaveAccessibleDescription(
      /steel golf clubs/,
    );
    expect(first.getByRole('combobox', { name: /^Did you own/ })).toHaveAccessibleDescription(
      'Choose yes or no.',
    );
    expect(saved).toEqual([]);
  });

  it('PA-09 errors are shown at their fields, focus moves there, and the typed text is kept', async () => {
    openPart(<Customs />, { order: abroad, answers });
    const first = await bag(/Bag 1/);
    await addItem(first);
    const value = first.getByRole('textbox', { name: 'Value of each, USD' });
    await userEvent.type(value, 'much');
    await saveIt();
    expect(value).toHaveAccessibleDescription('Enter an amount from 0.01 to 100,000, such as 60 or 59.90.');
    expect(value).toHaveFocus();
    expect(value).toHaveValue('much');
    expect(saved).toEqual([]);
  });

  it('PA-09 a list that could not be saved is kept as typed', async () => {
    const down = answering(saveCustomsList, () => {
      throw refusal(503, 'unavailable');
    });
    openPart(<Customs />, { order: abroad, answers: [down, ...answers] });
    const first = await bag(/Bag 1/);
    await addItem(first);
    await userEvent.type(first.getByRole('textbox', { name: 'Value of each, USD' }), '60');
    await saveIt();
    expect(await screen.findByText(/We couldn’t save the list/)).toBeVisible();
    expect(first.getByRole('textbox', { name: 'Value of each, USD' })).toHaveValue('60');
    await userEvent.click(first.getByRole('button', { name: 'Remove' }));
    expect(first.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('PA-09 a list that was edited while it was saved is not reported as saved', async () => {
    const waiting: (() => void)[] = [];
    const slow = answering(saveCustomsList, ({ body }) => {
      saved = body.items;
      return new Promise<ReturnType<typeof list>>((resolve) => waiting.push(() => resolve(list())));
    });
    openPart(<Customs />, { order: abroad, answers: [slow, ...answers] });
    const first = await bag(/Bag 1/);
    await addItem(first);
    const value = first.getByRole('textbox', { name: 'Value of each, USD' });
    await userEvent.type(value, '60{Enter}5{Enter}');
    expect(waiting).toHaveLength(1);
    await act(async () => waiting[0]?.());
    expect(await screen.findByRole('button', { name: 'Save list' })).toBeVisible();
    expect(value).toHaveValue('605');
    expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument();
  });

  it('PA-09 a bag removed in the meantime declares nothing', async () => {
    const row = (number: number): CustomsItem => ({
      bag: number,
      kind: 'clubs',
      description: 'Steel',
      quantity: 1,
      unit_cents: 5_000,
      origin: 'US',
      hs: '',
      owned_before: true,
    });
    saved = [row(1), row(2)];
    let left = 2;
    const read = answering(readCustomsList, () => ({ ...list(), bags: bags.slice(0, left) }));
    const { refresh } = openPart(<Customs />, { order: abroad, answers: [read, ...answers] });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit list' }));
    await bag(/Bag 2/);
    left = 1;
    refresh();
    await waitForElementToBeRemoved(() => screen.queryByRole('group', { name: /Bag 2/ }));
    await saveIt();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(saved).toEqual([row(1)]);
  });

  it('OR-13 hints and the first choices fit what is in the bag', async () => {
    openPart(<Customs />, { order: abroad, answers });
    const luggage = await bag(/Bag 2: Robin Lane, Luggage/);
    await userEvent.click(luggage.getByRole('button', { name: 'Add item' }));
    const kinds = within(luggage.getByRole('combobox', { name: /^Item/ })).getAllByRole('option');
    expect(kinds.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Choose',
      'Clothing',
      'Toiletries',
    ]);
    expect(luggage.getByText(/6211\.43 for clothing/)).toBeVisible();
    const golf = await bag(/Bag 1/);
    await userEvent.click(golf.getByRole('button', { name: 'Add item' }));
    expect(within(golf.getByRole('combobox', { name: /^Item/ })).getAllByRole('option')[1]).toHaveTextContent(
      'Golf clubs',
    );
  });

  it('OR-13 a saved list with every bag folds to its lines, and opens again to be edited', async () => {
    openPart(<Customs />, { order: abroad, answers });
    for (const name of [/Bag 1/, /Bag 2/]) {
      const one = await bag(name);
      await addItem(one);
      await userEvent.type(one.getByRole('textbox', { name: 'Value of each, USD' }), '60');
    }
    await saveIt();
    const edit = await screen.findByRole('button', { name: 'Edit list' });
    expect(edit).toHaveFocus();
    expect(screen.getAllByText('1 × Golf clubs, Steel')).toHaveLength(2);
    expect(screen.getByText('Saved.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(edit);
    expect((await bag(/Bag 1/)).getByRole('textbox', { name: /^Description/ })).toHaveValue('Steel');
  });

  it('PA-09 the list is not requested for a domestic trip', () => {
    openPart(<Customs />, { answers });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
