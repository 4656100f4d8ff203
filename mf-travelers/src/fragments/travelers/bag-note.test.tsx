import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { restoreRequestedEvent } from '@sendahead/shared-contracts/page/topics';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass, started } from '../../testing/started.ts';
import { TravelersSection } from './travelers-section.tsx';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A traveler with one bag, and the dialog for its note. */
async function opened() {
  const page = started();
  render(<TravelersSection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => page.store.dispatch({ type: 'counted', key: 1, line: 'golf', count: 1 }));
  await user.click(screen.getByRole('button', { name: 'More: Traveler 1, Golf bag 1' }));
  await user.click(screen.getByRole('button', { name: 'Add note: Traveler 1, Golf bag 1' }));
  await act(() => pass(100));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Note for Traveler 1, Golf bag 1' }));
  const saved = async () => {
    await act(() => pass(100));
    return page.last()?.travelers[0]?.lines[0]?.rows[0]?.note;
  };
  return { ...page, user, dialog, saved };
}

describe('the note of a bag', () => {
  it('TR-15 MD-13 a note is written in a dialog, for outbound, return or both', async () => {
    const { user, dialog, saved } = await opened();
    await user.type(dialog().getByRole('textbox', { name: /^Note/ }), 'Leave it at the bag room');
    await user.click(dialog().getByRole('radio', { name: 'Outbound' }));
    await user.click(dialog().getByRole('button', { name: 'Save note' }));
    expect(await saved()).toEqual({ comment: 'Leave it at the bag room', type: 'outbound' });
    expect(screen.getByText('Leave it at the bag room')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('VL-30 a note cannot be blank: the field says so, and nothing is saved', async () => {
    const { user, dialog, saved } = await opened();
    await user.type(dialog().getByRole('textbox', { name: /^Note/ }), '   ');
    await user.click(dialog().getByRole('button', { name: 'Save note' }));
    expect(dialog().getByRole('textbox', { name: /^Note/ })).toHaveAccessibleDescription(
      /Note can't be blank/,
    );
    expect(dialog().getByRole('textbox', { name: /^Note/ })).toHaveFocus();
    expect(await saved()).toBeNull();
  });

  it('TR-15 a note is changed and removed again', async () => {
    const { user, dialog, saved } = await opened();
    await user.type(dialog().getByRole('textbox', { name: /^Note/ }), 'Two balls');
    await user.click(dialog().getByRole('button', { name: 'Save note' }));
    await user.click(screen.getByRole('button', { name: 'Change note: Traveler 1, Golf bag 1' }));
    expect(dialog().getByRole('textbox', { name: /^Note/ })).toHaveValue('Two balls');
    await user.click(dialog().getByRole('button', { name: 'Remove note' }));
    expect(await saved()).toBeNull();
    expect(screen.queryByText('Two balls')).toBeNull();
  });

  it('TR-15 a note keeps its line breaks, and is restored with a saved booking', async () => {
    const { user, dialog, last, host } = await opened();
    await user.type(dialog().getByRole('textbox', { name: /^Note/ }), 'One{Enter}Two 🏌');
    await user.click(dialog().getByRole('button', { name: 'Save note' }));
    await act(() => pass(100));
    const form = writeShipForm({
      points: null,
      travelers: last()?.travelers ?? null,
      itinerary: null,
      coupon: '',
      giftCard: '',
    });
    act(() => host.page.bind('shell').publish(restoreRequestedEvent, { section: 'travelers', form }));
    await act(() => pass(100));
    expect(last()?.travelers[0]?.lines[0]?.rows[0]?.note).toEqual({ comment: 'One\nTwo', type: 'both' });
  });
});
