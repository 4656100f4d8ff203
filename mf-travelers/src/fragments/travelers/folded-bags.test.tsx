import '@testing-library/jest-dom';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass, started } from '../../testing/started.ts';
import { twoLineBrand } from '../../testing/two-line-brand.ts';
import { TravelersSection } from './travelers-section.tsx';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A traveler with one golf bag, whose size and packaging are chosen. */
async function oneBag() {
  const page = started(guestBoot({ brand: twoLineBrand() }));
  render(<TravelersSection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const bag = (number: number) =>
    within(screen.getByRole('group', { name: `Traveler 1, Golf bag ${number}` }));
  const addBag = async () => {
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    await act(() => pass(100));
  };
  await addBag();
  await user.click(bag(1).getByRole('radio', { name: /Staff/ }));
  await user.selectOptions(bag(1).getByRole('combobox', { name: /Packaging/ }), 'Travel case');
  return { ...page, user, bag, addBag };
}

describe('bags in one line', () => {
  it('TR-13 a bag stays open while it is filled in, and is one line once another is added', async () => {
    const { bag, addBag } = await oneBag();
    expect(bag(1).getByRole('radio', { name: /Staff/ })).toBeVisible();
    await addBag();
    expect(bag(1).queryByRole('radio')).toBeNull();
    expect(bag(1).getByText(/^Staff.* · Travel case · \$1,000/)).toBeVisible();
    expect(bag(2).getByRole('radio', { name: /Staff/ })).toBeChecked();
  });

  it('TR-13 Edit opens the fields of a bag, with the focus on its sizes', async () => {
    const { user, bag, addBag } = await oneBag();
    await addBag();
    await user.click(bag(1).getByRole('button', { name: 'Edit Traveler 1, Golf bag 1' }));
    await act(() => pass(100));
    expect(bag(1).getByRole('group', { name: 'Traveler 1, Golf bag 1, Size' })).toHaveFocus();
    expect(bag(2).queryByRole('radio')).toBeNull();
  });

  it('TR-13 TR-22 every bag is one line when its card was folded', async () => {
    const { store, bag } = await oneBag();
    act(() => store.dispatch({ type: 'card-folded' }));
    expect(bag(1).queryByRole('radio')).toBeNull();
    expect(bag(1).getByText(/^Staff.* · Travel case · \$1,000/)).toBeVisible();
  });

  it('VL-24 VL-25 an incomplete bag does not fold', async () => {
    const { store, bag, addBag } = await oneBag();
    await addBag();
    act(() =>
      store.dispatch({ type: 'row-chosen', key: 1, line: 'golf', row: 1, field: 'packaging', value: '' }),
    );
    act(() => store.dispatch({ type: 'counted', key: 1, line: 'box', count: 1 }));
    await act(() => pass(100));
    expect(bag(1).queryByRole('radio')).toBeNull();
    expect(bag(2).getByRole('combobox', { name: /Packaging/ })).toBeVisible();
  });

  it('TR-06 TR-15 the line of a bag names the direction, the contents and the note', async () => {
    const { store, bag, addBag } = await oneBag();
    act(() => {
      const at = { key: 1, line: 'golf', row: 0 } as const;
      store.dispatch({ type: 'row-chosen', ...at, field: 'contents', value: 'Clubs' });
      store.dispatch({ type: 'bag-way-chosen', ...at, way: 'return' });
      store.dispatch({ type: 'note-kept', ...at, note: { type: 'inbound', comment: 'Two tags' } });
    });
    await addBag();
    expect(bag(1).getByText(/Return only · Clubs · .*Two tags$/)).toBeVisible();
  });
});
