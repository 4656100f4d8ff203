import '@testing-library/jest-dom';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import { autocomplete } from '@sendahead/shared-contracts/geo/calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShipPointsSection } from '../../../fragments/ship-points/ship-points-section.tsx';
import { pass, started } from '../../../testing/started.ts';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
const street = clubSuggestion({
  id: 'street-1',
  kind: 'address',
  label: 'Pine Street 4',
  preferred: false,
  club_id: null,
});
const bothKinds = answering(autocomplete, ({ params: { mode } }) => ({
  items: mode === 'facility' ? [clubSuggestion()] : [street],
}));

function shown(...answers: readonly FakeAnswer[]) {
  const page = started(...answers);
  render(<ShipPointsSection store={page.store} host={page.host} />);
  const card = (name: RegExp) => within(screen.getByRole('region', { name }));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const from = card(/^Ship from/);
  const to = card(/^Ship to/);
  const places = () => from.getByRole('combobox', { name: /Club\/Resort name/ });
  const line = () => to.getByRole('combobox', { name: /^Address/ });
  return { ...page, user, from, to, places, line };
}

describe('the line of an end', () => {
  it('AD-15 the line has one list with a named group for each kind, and announces the number of results', async () => {
    const { user, from, places } = shown(bothKinds);
    await user.type(places(), 'pine');
    // The answers, the pause before their announcement, and its text.
    for (const ms of [600, 450, 60]) await wait(ms);
    const list = from.getByRole('listbox', { name: 'Suggestions for Club/Resort name' });
    const groups = within(list).getAllByRole('group');
    expect(groups).toEqual([
      within(list).getByRole('group', { name: 'Club/Resort' }),
      within(list).getByRole('group', { name: 'Addresses' }),
    ]);
    expect(from.getByText('2 results')).toBeInTheDocument();
  });

  it('AD-01 AD-15 a place that is chosen in the address line makes the end a club, by keyboard, and keeps the focus', async () => {
    const { user, to, line } = shown(bothKinds);
    await user.type(line(), 'pine');
    await wait(600);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(to.getByRole('option', { name: /Pine Hollow/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await wait(50);
    expect(to.getByRole('radio', { name: 'Club/Resort' })).toBeChecked();
    expect(to.getByRole('button', { name: /Change Pine Hollow/ })).toHaveFocus();
  });

  it('AD-01 AD-18 an address that is chosen in the search of places fills the fields of another address', async () => {
    const { user, from, places } = shown(bothKinds);
    await user.type(places(), 'pine');
    await wait(600);
    await user.click(from.getByRole('option', { name: /Pine Street/ }));
    await wait(50);
    expect(from.getByRole('radio', { name: 'Home or other address' })).toBeChecked();
    expect(from.getByRole('combobox', { name: /^Address/ })).toHaveFocus();
    expect(from.getByRole('textbox', { name: /City/ })).toHaveValue('Austin');
  });

  it('AD-15 a place that was chosen before is listed first under its own heading, and only once', async () => {
    const { user, store, to, line } = shown(bothKinds);
    const places = [{ id: 7, name: 'Pine Hollow Golf Club', town: 'Naples, FL' }];
    act(() => store.dispatch({ type: 'recent-known', places }));
    await user.type(line(), 'pine');
    const recent = () => within(to.getByRole('group', { name: 'Recent' })).getAllByRole('option');
    expect(recent()).toHaveLength(1);
    await wait(600);
    expect(recent()).toHaveLength(1);
    const list = within(to.getByRole('listbox', { name: 'Suggestions for Address' }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Pine Hollow Golf ClubNaples, FL',
      'Pine Street 4Naples, FL',
    ]);
  });

  it('AD-15 a failed search is reported in the place search, and in the address line typing can continue', async () => {
    const { user, from, to, places, line } = shown(
      answering(autocomplete, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    await user.type(places(), 'pine');
    await wait(600);
    expect(from.getByText(/Search isn’t available right now/, { selector: 'p' })).toBeVisible();
    await user.type(line(), '12 Elm Street');
    await wait(600);
    expect(line()).toHaveValue('12 Elm Street');
    expect(to.queryByText(/not available/)).not.toBeInTheDocument();
  });

  it('ER-02 when no club is found, the message of the search shows for 3 s', async () => {
    const { user, from, places } = shown(answering(autocomplete, { items: [] }));
    await user.type(places(), 'zzzz');
    await wait(600);
    const message = () => from.queryByText(/^No golf facility by that name/, { selector: 'p' });
    expect(message()).toBeVisible();
    await wait(2800);
    expect(message()).toBeVisible();
    await wait(300);
    expect(message()).not.toBeInTheDocument();
  });
});
