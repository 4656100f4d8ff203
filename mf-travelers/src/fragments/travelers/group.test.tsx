import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass, started } from '../../testing/started.ts';
import { twoLineBrand } from '../../testing/two-line-brand.ts';
import { TravelersSection } from './travelers-section.tsx';

beforeAll(readLazies);
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(6000);
});
afterEach(() => jest.useRealTimers());

/** Two travelers, the first with two golf bags, the second of them with packaging. */
async function two() {
  const page = started(guestBoot({ brand: twoLineBrand() }));
  render(<TravelersSection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const wait = (ms = 100) => act(() => pass(ms));
  act(() => {
    page.store.dispatch({ type: 'traveler-added' });
    page.store.dispatch({ type: 'counted', key: 1, line: 'golf', count: 2 });
    page.store.dispatch({
      type: 'row-chosen',
      key: 1,
      line: 'golf',
      row: 1,
      field: 'contents',
      value: 'Clubs',
    });
  });
  await wait();
  const contents = async () => {
    await wait();
    return page
      .last()
      ?.travelers.map(({ lines }) => lines.flatMap(({ rows }) => rows.map((row) => row.contents)));
  };
  return { ...page, user, wait, contents };
}

describe('bags of a group', () => {
  it('TR-10 a bag moves to another traveler with the focus, and undo moves it back', async () => {
    const { user, wait, contents } = await two();
    await user.click(
      screen.getByRole('button', { name: 'Move to another traveler: Traveler 1, Golf bag 2' }),
    );
    const list = within(screen.getByRole('group', { name: 'Move Traveler 1, Golf bag 2 to' }));
    await user.click(list.getByRole('button', { name: 'Traveler 2' }));
    await wait();
    expect(await contents()).toEqual([[''], ['Clubs']]);
    expect(screen.getByRole('group', { name: 'Traveler 2, Golf bag 1, Size' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await contents()).toEqual([['', 'Clubs'], []]);
    expect(screen.getByRole('heading', { name: 'Traveler 1' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('TR-12 a traveler with the maximum number of bags accepts no more', async () => {
    const { store, user } = await two();
    act(() => store.dispatch({ type: 'counted', key: 2, line: 'golf', count: 25 }));
    await user.click(screen.getByRole('button', { name: 'More: Traveler 1, Golf bag 1' }));
    await user.click(
      screen.getByRole('button', { name: 'Move to another traveler: Traveler 1, Golf bag 1' }),
    );
    expect(screen.getByRole('button', { name: 'Traveler 2 has no room' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Traveler 2 has no room' })).toBeNull();
    expect(
      screen.getByRole('button', { name: 'Move to another traveler: Traveler 1, Golf bag 1' }),
    ).toHaveFocus();
  });

  it('TR-10 a traveler ships the same as the first, under their name, until it is undone', async () => {
    const { store, user, contents, last } = await two();
    act(() => store.dispatch({ type: 'typed', key: 2, field: 'firstName', text: 'Bea' }));
    await user.click(screen.getByRole('button', { name: 'Same items as Traveler 1: Traveler 2' }));
    expect(await contents()).toEqual([
      ['', 'Clubs'],
      ['', 'Clubs'],
    ]);
    expect(last()?.travelers[1]?.firstName).toBe('Bea');
    act(() => store.dispatch({ type: 'typed', key: 2, field: 'lastName', text: 'Lee' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await contents()).toEqual([['', 'Clubs'], []]);
    expect(last()?.travelers[1]?.lastName).toBe('Lee');
  });

  it('TR-13 undo restores all that a traveler had entered before their items became the same', async () => {
    const { store, user, wait } = await two();
    act(() => {
      store.dispatch({ type: 'counted', key: 2, line: 'golf', count: 1 });
      for (const [field, value] of [
        ['size', 'golf-standard'],
        ['contents', 'Putters'],
      ] as const)
        store.dispatch({ type: 'row-chosen', key: 2, line: 'golf', row: 0, field, value });
    });
    await wait();
    const before = store.getState().travelers[1]?.lines;
    await user.click(screen.getByRole('button', { name: 'Same items as Traveler 1: Traveler 2' }));
    expect(store.getState().travelers[1]?.lines).not.toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(before).toMatchObject([{ count: 1, rows: [{ size: 'golf-standard', contents: 'Putters' }] }, {}]);
    expect(store.getState().travelers[1]?.lines).toEqual(before);
  });

  it('OPEN-09 a pasted list shows its errors line by line, loses nothing, and is added when it is correct', async () => {
    const { user, last, wait } = await two();
    await user.click(screen.getByRole('button', { name: 'Paste a list' }));
    await wait();
    const area = screen.getByRole('textbox', { name: /^One traveler per line/ });
    const list = 'Name\tEmail\tPhone\tGolf bags\nBea Ray\tbea@example.com\t\t2\nCy Fox\tcy.example.com';
    fireEvent.change(area, { target: { value: list } });
    expect(within(screen.getByRole('list', { name: 'Preview' })).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Line 3: Please enter valid email address.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add 1 traveler' }));
    expect(area).toHaveFocus();
    expect(area).toHaveValue(list);
    expect(area).toHaveAccessibleDescription(/Fix the lines listed below, then add them/);
    fireEvent.change(area, { target: { value: list.replace('cy.', 'cy@') } });
    await user.click(screen.getByRole('button', { name: 'Add 2 travelers' }));
    await wait();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(last()?.travelers.map(({ firstName, lines }) => [firstName, lines[0]?.rows.length ?? 0])).toEqual([
      ['', 2],
      ['Bea', 2],
      ['Cy', 0],
    ]);
    expect(screen.getByRole('heading', { name: 'Traveler 2' })).toHaveFocus();
  });

  it('VL-34 VL-35 TR-03 phones of a pasted list without a country code belong to the chosen country', async () => {
    const { user, last, wait, store } = await two();
    await user.click(screen.getByRole('button', { name: 'Paste a list' }));
    await wait();
    const list =
      'Bea Ray,bea@example.com,912 345 678\nCy Fox,cy@example.com,+353 1 679 3121\nDi Orr,di@example.com,12';
    fireEvent.change(screen.getByRole('textbox', { name: /^One traveler per line/ }), {
      target: { value: list },
    });
    expect(screen.getByText('Line 1: Please enter a valid phone number')).toBeVisible();
    const country = screen.getByRole('combobox', {
      name: 'Country for phone numbers without a country code',
    });
    expect(country).toHaveValue('US');
    await user.selectOptions(country, 'Spain +34');
    expect(screen.queryByText(/^Line 1/)).toBeNull();
    expect(screen.getByText('Line 3: Please enter a valid phone number.')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: /^One traveler per line/ }), {
      target: { value: list.replace('com,12', 'com') },
    });
    await user.click(screen.getByRole('button', { name: 'Add 3 travelers' }));
    await wait(300);
    expect(
      store
        .getState()
        .travelers.slice(1)
        .map(({ phone }) => [phone.country, phone.check?.valid]),
    ).toEqual([
      ['ES', true],
      ['IE', true],
      ['US', undefined],
    ]);
    expect(last()?.travelers[1]?.phone).toMatch(/^\+34 /);
  });
});
