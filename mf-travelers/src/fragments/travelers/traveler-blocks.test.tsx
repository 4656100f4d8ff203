import '@testing-library/jest-dom';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { started } from '../../testing/started.ts';
import { twoLineBrand } from '../../testing/two-line-brand.ts';
import { TravelersSection } from './travelers-section.tsx';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the block of a traveler', () => {
  it('TR-01 each traveler has a block with name, email, phone and a counter per line of the brand', async () => {
    const brand = twoLineBrand();
    const { store, host } = started(guestBoot({ brand }));
    render(<TravelersSection store={store} host={host} />);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Add traveler' }));
    const blocks = screen.getAllByRole('group', { name: /^Traveler \d$/ });
    expect(blocks).toHaveLength(2);
    for (const element of blocks) {
      const block = within(element);
      for (const name of [/First name/, /Last name/, /Email/, /Phone/])
        expect(block.getByRole('textbox', { name })).toBeVisible();
      for (const line of brand.product_lines)
        expect(block.getByRole('spinbutton', { name: line.plural_display_name })).toBeVisible();
    }
  });
});
