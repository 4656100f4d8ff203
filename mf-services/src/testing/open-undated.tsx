import type { FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItinerarySection } from '../fragments/itinerary/itinerary-section.tsx';
import { undated } from './planned.ts';
import { pass } from './started.ts';

/** The section of a trip without a date, on a fake clock, and what a person does there about the deadline. */
export async function openUndated(...answers: FakeAnswer[]) {
  const page = await undated(...answers);
  render(<ItinerarySection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await act(() => pass(500));
  };
  await act(() => pass(1000));
  const by = async (day: string, name = /Bags must arrive by/) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, `${day}{Enter}`);
    await act(() => pass(2000));
  };
  const sayBy = async (way: string, group = 'Your date') => {
    const ways = within(screen.getByRole('group', { name: group }));
    await user.click(ways.getByRole('radio', { name: way }));
    await act(() => pass(500));
  };
  return { ...page, press, by, sayBy, user };
}
