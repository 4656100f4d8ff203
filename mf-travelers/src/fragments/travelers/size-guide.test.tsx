import '@testing-library/jest-dom';
import { golfBrand, golfLine, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass, started } from '../../testing/started.ts';
import { TravelersSection } from './travelers-section.tsx';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const size = (id: string, name: string, length: number, display_weight: number) => ({
  id,
  name,
  sku_prefix: id,
  display_weight,
  display_girth: length + 22,
  length,
  width: 12,
  height: 10,
});
const brand = golfBrand({
  product_lines: [golfLine({ products: [size('small', 'Small', 40, 30), size('large', 'Large', 50, 42)] })],
});

/** A traveler with one bag of two sizes. */
async function oneBag() {
  const page = started(guestBoot({ brand }));
  render(<TravelersSection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => page.store.dispatch({ type: 'counted', key: 1, line: 'golf', count: 1 }));
  const button = screen.getByRole('button', { name: 'Sizes and limits: Traveler 1, Golf bag 1' });
  const guide = () => screen.queryByRole('region', { name: /^Sizes and limits of/ });
  const wait = (ms: number) => act(() => pass(ms));
  const enter = () => fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  const leave = () => fireEvent.pointerLeave(button.parentElement ?? button, { pointerType: 'mouse' });
  return { ...page, user, button, guide, wait, enter, leave };
}

describe('sizes and limits', () => {
  it('TR-18 OPEN-34 sizes are shown after the pointer rested 500 ms, and hidden 2000 ms after it left', async () => {
    const { guide, wait, enter, leave } = await oneBag();
    enter();
    await wait(499);
    expect(guide()).toBeNull();
    await wait(1);
    expect(guide()).toBeVisible();
    leave();
    await wait(1999);
    expect(guide()).toBeVisible();
    await wait(1);
    expect(guide()).toBeNull();
  });

  it('OPEN-34 sizes remain visible while the pointer is over them, and are dismissed by Esc', async () => {
    const { user, guide, wait, enter, leave } = await oneBag();
    enter();
    await wait(500);
    leave();
    await wait(1000);
    enter();
    await wait(5000);
    expect(guide()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(guide()).toBeNull();
  });

  it('TR-18 size guides open immediately by touch or a key, and show each size’s weight and dimensions', async () => {
    const { user, button, guide, wait } = await oneBag();
    act(() => button.focus());
    await user.keyboard('{Enter}');
    await wait(0);
    const sizes = within(guide() ?? button).getAllByRole('listitem');
    expect(sizes.map((each) => each.textContent)).toEqual([
      'SmallMaximum weight 30 lbsMaximum dimensions 40 + 12 + 10 = 62 inches (L + W + H)',
      'LargeMaximum weight 42 lbsMaximum dimensions 50 + 12 + 10 = 72 inches (L + W + H)',
    ]);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Enter}');
    expect(guide()).toBeNull();
  });

  it('TR-18 keyboard focus shows the sizes', async () => {
    const { button, guide, wait } = await oneBag();
    act(() => button.focus());
    await wait(500);
    expect(guide()).toBeVisible();
    act(() => button.blur());
    await wait(2000);
    expect(guide()).toBeNull();
  });

  it('TR-18 the size guide finds the smallest size that fits, which can be chosen there', async () => {
    const { user, button, guide, wait, last } = await oneBag();
    await user.click(button);
    await wait(0);
    await user.click(screen.getByRole('button', { name: 'Which size is mine?' }));
    expect(screen.getByRole('textbox', { name: 'Length, inches' })).toHaveFocus();
    await user.keyboard('10');
    await user.type(screen.getByRole('textbox', { name: 'Width, inches' }), '45{Enter}');
    expect(screen.getByText('Large is the smallest size that fits.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose Large' }));
    expect(guide()).toBeNull();
    expect(button).toHaveFocus();
    await wait(100);
    expect(last()?.travelers[0]?.lines[0]?.rows[0]?.size).toBe('large');
  });

  it('VL-16 TR-18 the size guide says which measure is not a number, and when no size is large enough', async () => {
    const { user, button, wait } = await oneBag();
    await user.click(button);
    await wait(0);
    await user.click(screen.getByRole('button', { name: 'Which size is mine?' }));
    const length = () => screen.getByRole('textbox', { name: 'Length, inches' });
    await user.type(length(), '4.5{Enter}');
    expect(length()).toHaveAccessibleDescription('Enter a valid number.');
    expect(length()).toHaveFocus();
    await user.clear(length());
    await user.type(length(), '51{Enter}');
    expect(screen.getByText(/Your item is larger or heavier than every/)).toBeVisible();
  });
});
