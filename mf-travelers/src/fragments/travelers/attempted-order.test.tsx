import '@testing-library/jest-dom';
import { golfBrand, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { cardValidationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { act, render, screen, within } from '@testing-library/react';
import { readLazies } from '../../testing/read-lazies.ts';
import { started } from '../../testing/started.ts';
import { twoLineBrand } from '../../testing/two-line-brand.ts';
import { shown, tryOrder } from './testing/shown-travelers.tsx';
import { TravelersSection } from './travelers-section.tsx';

beforeAll(readLazies);
// Fields that are left show their errors only once the page is older than five seconds (VL-40).
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(6000);
});
afterEach(() => jest.useRealTimers());

describe('an attempted order', () => {
  it('VL-23 VL-24 an attempted order lists every problem, takes the focus, and links to each', async () => {
    const page = shown();
    const { user, tellEnds } = page;
    act(() => void tellEnds(true));
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    tryOrder(page);
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your email',
      'Golf bag 1: Please select a size',
      'Golf bag 1: Please select packaging',
    ]);
    await user.click(screen.getByRole('link', { name: 'Golf bag 1: Please select packaging' }));
    expect(screen.getByRole('combobox', { name: /Packaging/ })).toHaveFocus();
  });

  it('PY-01 marks every missing field when Next is pressed in the card, and draws no summary', async () => {
    const page = shown();
    const next = (card: string) =>
      act(() => void page.host.page.bind('mf-checkout').publish(cardValidationRequestedEvent, { card }));
    next('trip');
    expect(screen.getByRole('textbox', { name: /First name/ })).toBeValid();
    next('travelers');
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveAccessibleDescription(
      /Please enter your first name/,
    );
    expect(screen.getByText('Please add at least one item to ship')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'There is a problem' })).not.toBeInTheDocument();
  });

  it('the addresses get the focus while they are incomplete', () => {
    const page = shown();
    tryOrder(page);
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(summary).not.toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Please enter your first name' })).toBeVisible();
    expect(within(summary).getByRole('link', { name: 'Please add at least one item to ship' })).toBeVisible();
  });

  it('TR-05 VL-22 problems mention campers where the brand has grades', () => {
    const brand = golfBrand({ camp_grades: ['1', '2'], traveler_word: 'camper', packaging_word: 'type' });
    const page = started(guestBoot({ brand }));
    render(<TravelersSection store={page.store} host={page.host} />);
    tryOrder(page);
    expect(screen.getByRole('link', { name: "Please enter your Camper's first name" })).toBeVisible();
    expect(screen.getByRole('link', { name: "Please enter the camper's upcoming grade" })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Upcoming grade/ })).toBeVisible();
  });

  it('OPEN-30 problems mention the type where the brand calls packaging that', async () => {
    const page = shown(guestBoot({ brand: { ...twoLineBrand(), packaging_word: 'type' } }));
    const { user, tellEnds } = page;
    act(() => void tellEnds(true));
    await user.click(screen.getByRole('button', { name: 'Add one: Golf bags' }));
    tryOrder(page);
    expect(screen.getByRole('link', { name: 'Golf bag 1: Please select type' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Type/ })).toBeVisible();
  });
});
