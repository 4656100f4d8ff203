import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { readLazies } from '../../testing/read-lazies.ts';
import { shown, wait } from './testing/shown-travelers.tsx';

beforeAll(readLazies);
// Fields that are left show their errors only once the page is older than five seconds (VL-40).
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(6000);
});
afterEach(() => jest.useRealTimers());

describe('what is sent', () => {
  it('TR-10 TR-13 each bag gets a named group of choices', async () => {
    const { user } = shown();
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    const second = within(screen.getByRole('group', { name: 'Traveler 1, Golf bag 2' }));
    const sizes = within(second.getByRole('group', { name: 'Traveler 1, Golf bag 2, Size' }));
    await user.click(sizes.getByRole('radio', { name: /Staff.*52 by 15 by 15 inches.*up to 56 lb/ }));
    await user.selectOptions(second.getByRole('combobox', { name: /Packaging/ }), 'Travel case');
    await user.selectOptions(second.getByRole('combobox', { name: 'Coverage' }), '$2,500.00');
    await user.click(second.getByRole('button', { name: /^More/ }));
    await user.type(second.getByRole('textbox', { name: /Contents/ }), 'Clubs');
    expect(sizes.getByRole('radio', { name: /Staff/ })).toBeChecked();
    expect(second.getByRole('textbox', { name: /Contents/ })).toHaveValue('Clubs');
  });

  it('TR-30 a further bag takes over the contents of the first', async () => {
    const { user } = shown();
    const more = screen.getByRole('button', { name: 'Add one: Golf bags' });
    await user.click(more);
    await user.click(more);
    const bagOf = (number: number) =>
      within(screen.getByRole('group', { name: `Traveler 1, Golf bag ${number}` }));
    const contentsOf = (number: number) => bagOf(number).getByRole('textbox', { name: /Contents/ });
    await user.click(bagOf(1).getByRole('button', { name: /^More/ }));
    await user.click(bagOf(2).getByRole('button', { name: /^More/ }));
    expect(screen.queryByRole('button', { name: /^Same as/ })).not.toBeInTheDocument();
    await user.type(contentsOf(1), 'Books');
    await user.click(await bagOf(2).findByRole('button', { name: /^Same as Golf bag 1/ }));
    expect(contentsOf(2)).toHaveValue('Books');
    expect(screen.queryByRole('button', { name: /^Same as/ })).not.toBeInTheDocument();
  });

  it('TR-12 the counter stops at 0 and at 25', async () => {
    const { user, last } = shown();
    expect(screen.getByRole('button', { name: 'Remove one: Golf bags' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const counter = screen.getByRole('spinbutton', { name: 'Golf bags' });
    await user.type(counter, '25{Enter}');
    expect(screen.getByRole('button', { name: 'Add one: Golf bags' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await wait(100);
    expect(last()?.itemCount).toBe(25);
  });

  it('VL-19 a typed count above the maximum reverts, and text that is not a number becomes 0', async () => {
    const { user } = shown();
    const counter = screen.getByRole('spinbutton', { name: 'Golf bags' });
    await user.type(counter, '3');
    await user.tab();
    expect(counter).toHaveValue('3');
    await user.clear(counter);
    await user.type(counter, '26{Enter}');
    expect(counter).toHaveValue('3');
    await user.clear(counter);
    await user.type(counter, 'x');
    await user.tab();
    expect(counter).toHaveValue('0');
  });

  it('TR-09 an emptied line says that counting up restores it, and is removed after 2 s', async () => {
    const { user } = shown();
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    await user.click(screen.getByRole('button', { name: 'Remove one: Golf bags' }));
    expect(screen.getByText('Removed. Raise the count to bring them back.')).toBeVisible();
    await wait(2000);
    expect(screen.queryByText('Golf bag 1')).not.toBeInTheDocument();
  });

  it('VL-15 the message names the field that a paste cleared', async () => {
    const { user } = shown();
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    await user.click(screen.getByRole('button', { name: /^More/ }));
    const contents = screen.getByRole('textbox', { name: /Contents/ });
    await user.type(contents, 'Clubs');
    fireEvent.paste(contents, { clipboardData: { getData: () => '🏌' } });
    expect(contents).toHaveValue('');
    expect(contents).toHaveAccessibleDescription(
      /^We cleared Contents because a label can’t print some pasted characters, such as emoji/,
    );
  });

  it('TR-17 a line that cannot be sent between the countries of both ends is hidden', async () => {
    const { tellEnds } = shown();
    expect(screen.getByRole('spinbutton', { name: 'Luggage' })).toBeVisible();
    act(() => void tellEnds(false, 'CA', 'CA'));
    expect(screen.queryByRole('spinbutton', { name: 'Luggage' })).not.toBeInTheDocument();
  });
});
