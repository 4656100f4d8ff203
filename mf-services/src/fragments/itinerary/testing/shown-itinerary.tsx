import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstOpenDay } from '../../../testing/planned.ts';
import { pass, started } from '../../../testing/started.ts';
import { type bag, bothEnds, golfer } from '../../../testing/upstream-slices.ts';
import { ItinerarySection } from '../itinerary-section.tsx';

/** Lets that much time pass, drawing what it brings. */
export const wait = (ms: number) => act(() => pass(ms));

/** The itinerary section on a page. */
export function shown(...answers: Parameters<typeof started>) {
  const page = started(...answers);
  render(<ItinerarySection store={page.store} host={page.host} />);
  const tellUndated = async (...rows: ReturnType<typeof bag>[]) => {
    act(() => {
      page.tellPoints(bothEnds());
      page.tellTravelers(golfer(...rows));
    });
    await wait(1000);
  };
  return {
    ...page,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    tellUndated,
    tell: async (...rows: ReturnType<typeof bag>[]) => {
      await tellUndated(...rows);
      act(() => page.pickUpOn(firstOpenDay));
      await wait(1000);
    },
  };
}

/** The services of the outbound leg. */
export const services = () => within(screen.getByRole('group', { name: 'Service to Austin, TX' }));

/** A group of choices by its title. */
export const choice = (name: string) => screen.getByRole('group', { name });

/** A text field by its label. */
export const field = (name: string) => screen.getByRole('textbox', { name });
