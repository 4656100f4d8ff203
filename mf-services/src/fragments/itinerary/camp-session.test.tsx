import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { readCalendar } from '@sendahead/shared-ui/testing/read-calendar';
import { act, screen } from '@testing-library/react';
import { publication } from '../../state/publication.ts';
import { openUndated } from '../../testing/open-undated.tsx';
import { choose } from '../../testing/planned.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass } from '../../testing/started.ts';
import { austinHome, bothEnds, naplesClub } from '../../testing/upstream-slices.ts';

// Read once beforehand: a first read takes real time, which the fake clock does not know.
beforeAll(() => Promise.all([readCalendar(), import('../../features/date-choice/date-choice.tsx')]));
beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const sessionOf = (id: number, name: string, from: string, until: string) => ({
  id,
  name,
  starts_on: calendarDate(from),
  ends_on: calendarDate(until),
});
const first = sessionOf(1, 'First session', '2026-12-11', '2026-12-18');
const second = sessionOf(2, 'Second session', '2027-01-20', '2027-02-03');
const over = sessionOf(3, 'Last summer', '2026-07-01', '2026-07-20');

/** The section of bags to a camp with sessions. */
async function toCamp(...sessions: (typeof first)[]) {
  const page = await openUndated();
  const { club } = naplesClub();
  const camp = club && { ...club, closedWeekdays: [], sessions };
  act(() => page.tellPoints(bothEnds({ origin: austinHome(), destination: naplesClub({ club: camp }) })));
  await act(() => pass(3000));
  const pickUp = async (day: string) => {
    act(() => page.pickUpOn(day));
    await act(() => pass(20_000));
  };
  return { ...page, pickUp };
}
const question = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: /^Session/ });

describe('the session of bags for a camp', () => {
  it('SV-15 the session is asked where more than one is ahead, with its days, and the fitting one is preset', async () => {
    const { last, user } = await toCamp(over, first, second);
    expect(question()).toHaveDisplayValue('First session, Fri, Dec 11 to Fri, Dec 18, 2026');
    expect([...(question()?.options ?? [])].map(({ text }) => text)).not.toContainEqual(
      expect.stringContaining('Last summer'),
    );
    expect(last()?.plan?.session).toEqual({ placeId: 7, id: 1 });
    await user.selectOptions(screen.getByRole('combobox', { name: /^Session/ }), '2');
    await act(() => pass(500));
    expect(last()?.plan?.session).toEqual({ placeId: 7, id: 2 });
  });

  it('SV-17 another session replaces the arrival day by its last weekday', async () => {
    const { last, user, pickUp } = await toCamp(first, second);
    await pickUp('2026-12-07');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Session/ }), '2');
    await act(() => pass(20_000));
    expect(last()?.plan?.arriveBy).toBe('2027-01-20');
    expect(screen.getByRole('textbox', { name: /Bags must arrive by/ })).toHaveValue('01/20/2027');
  });

  it('SV-17 an arrival day that fits the chosen session is kept', async () => {
    const { by, last, user } = await toCamp(first, second);
    await by('01/06/2027');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Session/ }), '2');
    expect(last()?.plan?.arriveBy).toBe('2027-01-06');
  });

  it('SV-15 the session is not asked where only one is ahead', async () => {
    await toCamp(over, first);
    expect(question()).not.toBeInTheDocument();
  });

  it('SV-15 no session is preset where two begin on one day', async () => {
    const { last } = await toCamp(first, { ...first, id: 4, name: 'Older campers' });
    expect(question()).toHaveDisplayValue('Select a session');
    expect(last()?.plan?.session).toBeUndefined();
  });

  it('SV-15 a session far from the arrival day is not preset, and not saved without being chosen', async () => {
    const { by, last, user } = await toCamp(second, {
      ...second,
      id: 4,
      starts_on: calendarDate('2027-03-01'),
    });
    await by('12/18/2026');
    expect(question()).toHaveDisplayValue('Select a session');
    expect(last()?.plan).toEqual({ arriveBy: '2026-12-18', returnArriveBy: null, cruise: null });
    await user.selectOptions(screen.getByRole('combobox', { name: /^Session/ }), '2');
    expect(last()?.plan?.session).toEqual({ placeId: 7, id: 2 });
  });

  it('SV-15 the only session ahead is not saved either while the arrival day is far from it', async () => {
    const { by, last } = await toCamp(second);
    await by('12/18/2026');
    expect(last()?.plan).toEqual({ arriveBy: '2026-12-18', returnArriveBy: null, cruise: null });
    await by('01/06/2027');
    expect(last()?.plan?.session).toEqual({ placeId: 7, id: 2 });
  });

  it('SV-15 a service that arrives after the session begins cannot be chosen, and says why', async () => {
    const { pickUp, store } = await toCamp(first, second);
    await pickUp('2026-12-08');
    const late = screen.getByRole('radio', {
      name: /Arrives Sun, Dec 13.*Too late: First session begins on Fri, Dec 11/,
    });
    expect(late).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Arrives Fri, Dec 11/ })).toBeEnabled();
    act(() => store.dispatch({ type: 'session-chosen', session: { placeId: 7, id: 2 } }));
    await act(() => pass(20_000));
    await pickUp('2026-12-08');
    const early = screen.getByRole('radio', {
      name: /Arrives Sun, Dec 13.*Arrives 38 days before Second session begins\. Ask the camp/,
    });
    expect(early).toBeEnabled();
  });

  it('SV-15 a day of arrival after a session begins is one of the next session, unless one was chosen', async () => {
    const { by, last, store } = await toCamp(first, second);
    await by('01/06/2027');
    expect(last()?.plan).toMatchObject({ arriveBy: '2027-01-06', session: { id: 2 } });
    act(() => store.dispatch({ type: 'session-chosen', session: { placeId: 7, id: 1 } }));
    await act(() => pass(20_000));
    expect(screen.getByRole('textbox', { name: /Bags must arrive by/ })).toHaveValue('12/11/2026');
    expect(publication(store.getState()).outbound.service?.arrival_date).toBe('2026-12-09');
  });

  it('SV-15 bags do not leave the camp before the session ends', async () => {
    const page = await toCamp(first, second);
    await page.pickUp('2026-12-02');
    await act(() => choose(page, 'outbound', 1));
    await page.sayBy('Pick up on', 'Your return date');
    const back = screen.getByRole('textbox', { name: /^Return pickup/ });
    expect(back).toHaveAccessibleDescription(/from Fri, Dec 18, when the session ends/);
    act(() => page.pickUpOn('2026-12-16', 'return'));
    expect(page.store.getState().return.date).toBeNull();
    act(() => page.pickUpOn('2026-12-18', 'return'));
    expect(page.store.getState().return.date).toBe('2026-12-18');
  });
});
