import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { clubUserNote, consumerNote } from '@sendahead/shared-contracts/clubs/note-calls';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import { validateShipPoints } from '@sendahead/shared-contracts/geo/calls';
import { contextTopic, restoreRequestedEvent } from '@sendahead/shared-contracts/page/topics';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { validationKey } from '../../state/validation-key.ts';
import { pass, started } from '../../testing/started.ts';
import { ShipPointsSection } from './ship-points-section.tsx';

// Loaded beforehand: a first load takes real time, which the fake clock does not advance.
beforeAll(() =>
  Promise.all([
    import('../../features/address-correction/address-correction.tsx'),
    import('../../features/end-fields/club-choice/club-details.tsx'),
    import('../../features/end-fields/club-choice/club-note.tsx'),
    import('../../features/end-fields/address-fields/country-note.tsx'),
    import('../../features/disaster-notice/disaster-notice.tsx'),
    import('../../effects/later-effects.ts'),
  ]),
);
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** Advances time, and lets code that is loaded on demand arrive. */
const wait = (ms: number) =>
  act(async () => {
    await pass(ms);
    for (let turn = 0; turn < 5; turn += 1) await pass(0);
  });
function shown(...answers: readonly FakeAnswer[]) {
  const page = started(...answers);
  render(<ShipPointsSection store={page.store} host={page.host} />);
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const chooseClub = async ({ store }: ReturnType<typeof shown>) => {
  act(() => store.dispatch({ type: 'suggestion-chosen', end: 'origin', suggestion: clubSuggestion() }));
  await wait(50);
};

describe('dialogs of the places', () => {
  it('AD-27 MD-06 the note of the club is shown until it is accepted', async () => {
    const page = shown(answering(consumerNote, { note: 'Use the side gate.', hidden_for_own_club: false }));
    await chooseClub(page);
    const dialog = screen.getByRole('dialog', { name: 'A note from Pine Hollow Golf Club' });
    expect(within(dialog).getByText('Use the side gate.')).toBeVisible();
    await page.user.click(within(dialog).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await wait(50);
    expect(page.last()?.acceptedNotes).toEqual({ origin: true, destination: false });
  });

  it('AD-27 AD-10 an accepted note stays closed after a reload, and another one opens', async () => {
    const noted = (note: string) => answering(consumerNote, { note, hidden_for_own_club: false });
    const first = shown(noted('Use the side gate.'));
    await chooseClub(first);
    await first.user.click(screen.getByRole('button', { name: 'Got it' }));
    cleanup();
    const reloaded = shown(noted('Use the side gate.'));
    await chooseClub(reloaded);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(reloaded.last()?.acceptedNotes?.origin).toBe(true);
    cleanup();
    await chooseClub(shown(noted('The gate is closed.')));
    expect(screen.getByRole('dialog')).toHaveTextContent('The gate is closed.');
  });

  it('TK-29 the note of a club does not open in a cart that staff take over; it opens on demand', async () => {
    const page = shown(answering(clubUserNote, { note: 'Use the side gate.', hidden_for_own_club: false }));
    const shell = page.host.page.bind('shell');
    shell.publish(contextTopic, {
      brand: 'golf',
      brandId: 1,
      micrositeId: null,
      layout: 'regular',
      cart: null,
      query: { takeover_id: 'tko_1' },
    });
    shell.publish(sessionTopic, { role: 'admin', user: null, acceptedTerms: true, onBehalfOf: null });
    const form = { origination: 'club', o_club_id: '7', destination: 'other' } as const;
    act(() => shell.publish(restoreRequestedEvent, { section: 'ship-points', form, replaces: true }));
    await wait(50);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: /note from/i }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Use the side gate.');
  });

  it('MD-05 the details of the chosen club open and close', async () => {
    const page = shown();
    await chooseClub(page);
    await page.user.click(screen.getByRole('button', { name: 'Details of Pine Hollow Golf Club' }));
    const dialog = screen.getByRole('dialog', { name: 'Pine Hollow Golf Club' });
    expect(within(dialog).getByText('Mondays')).toBeVisible();
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('AD-22 MD-04 every notice is shown, then remains readable in the card', async () => {
    const page = shown();
    act(() =>
      page.store.dispatch({ type: 'disaster-arrived', end: 'destination', messages: ['Roads are closed.'] }),
    );
    await wait(0);
    // In a folded card nobody would see it.
    expect(screen.getByRole('region', { name: /^Ship to/ })).not.toContainElement(screen.getByRole('dialog'));
    await page.user.click(screen.getByRole('button', { name: 'I’ve read this' }));
    expect(screen.getByRole('region', { name: 'Notices for ship to' })).toHaveTextContent(
      'Roads are closed.',
    );
  });

  it('AD-12 MD-07 ER-03 the candidates of the failing end are offered, and the chosen one is applied', async () => {
    const candidates = [
      { zip: '78701', city: 'Austin', state: 'TX' },
      { zip: '75201', city: 'Dallas', state: 'TX' },
    ];
    const page = shown();
    await chooseClub(page);
    act(() =>
      page.store.dispatch({
        type: 'validation-arrived',
        key: validationKey(page.store.getState()),
        valid: false,
        candidates: { origin: [], destination: candidates },
      }),
    );
    await wait(0);
    // It does not open over a field in which somebody may be typing.
    act(() => screen.getAllByRole('button')[0]?.focus());
    await wait(1);
    const dialog = screen.getByRole('dialog', { name: 'Address Validation Error' });
    expect(page.last()?.valid).toBe(false);
    expect(
      within(dialog).getByRole('group', { name: /Please select correct entry/ }).parentElement,
    ).toHaveStyle({ maxHeight: '200px' });
    await page.user.click(within(dialog).getByRole('radio', { name: '75201 Dallas, TX' }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Update' }));
    expect(screen.getByRole('textbox', { name: /City/ })).toHaveValue('Dallas');
  });

  it('AD-13 the warning of a microsite’s carrier is published', async () => {
    const page = shown(
      answering(validateShipPoints, {
        valid: true,
        origination_candidates: [],
        destination_candidates: [],
        microsite_carrier_warning: 'Only UPS collects here.',
      }),
    );
    await chooseClub(page);
    await page.user.type(screen.getByRole('textbox', { name: /Zip code/ }), '78701');
    await wait(2000);
    expect(page.last()?.carrierWarning).toBe('Only UPS collects here.');
  });

  it('MD-12 the note of a chosen country is shown', async () => {
    const page = shown();
    await wait(2000);
    await page.user.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'HK');
    await wait(50);
    expect(screen.getByRole('dialog', { name: 'Shipping to Hong Kong' })).toHaveTextContent(
      'Customs asks for a list of contents.',
    );
    await page.user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('textbox', { name: /Postal code/ })).not.toBeInTheDocument();
  });

  it('AD-25 club id and closed days are hidden form values', async () => {
    const page = shown();
    await chooseClub(page);
    const values = Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
        name,
        value,
      ]),
    );
    expect(values).toMatchObject({ o_club_id: '7', o_club_close: '1', d_club_id: '' });
  });

  it('AD-04 the customer ships to the club instead', async () => {
    const page = shown();
    await chooseClub(page);
    await page.user.click(screen.getByRole('button', { name: 'Ship to Pine Hollow Golf Club instead' }));
    await wait(50);
    expect(page.last()?.destination.club?.name).toBe('Pine Hollow Golf Club');
    expect(page.last()?.origin.kind).toBe('other');
  });
});
