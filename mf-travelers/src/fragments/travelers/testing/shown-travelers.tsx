import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { validationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pass, started } from '../../../testing/started.ts';
import { twoLineBrand } from '../../../testing/two-line-brand.ts';
import { TravelersSection } from '../travelers-section.tsx';

/** Advances time and renders the result. */
export const wait = (ms: number) => act(() => pass(ms));

/** The travelers section on a page. */
export function shown(boot = guestBoot({ brand: twoLineBrand() })) {
  const page = started(boot);
  render(<TravelersSection store={page.store} host={page.host} />);
  const traveler = (number: number) => within(screen.getByRole('group', { name: `Traveler ${number}` }));
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), traveler };
}

/** Attempts the order and waits for the answer. */
export const tryOrder = (page: ReturnType<typeof started>) =>
  act(() => void page.host.page.bind('mf-checkout').publish(validationRequestedEvent, {}));
