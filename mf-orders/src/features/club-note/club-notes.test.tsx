import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import {
  type ClubNote,
  readClubNotes,
  saveClubNote,
} from '@sendahead/shared-contracts/orders/club-note-calls';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPart } from '../../testing/order-part.tsx';
import { detail, summary } from '../../testing/orders.ts';
import { ClubNotes } from './club-notes.tsx';

const toClub = detail({ at_clubs: true });
const club = (over: Partial<ClubNote> = {}): ClubNote => ({
  club_id: '1',
  club: 'Heronsway Golf Club',
  note: '',
  changed_at: null,
  on_letter: true,
  ...over,
});
const kept = (note: string) => club({ note, changed_at: '2026-11-24T15:00:00Z' });
const read = (notes: ClubNote[], editable = true) => answering(readClubNotes, { notes, editable });
const field = (name = 'Heronsway Golf Club') => screen.findByRole('textbox', { name: `Note to ${name}` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save note to Heronsway Golf Club' }));

describe('the note to the club', () => {
  it('PA-15 a note is saved, and shown as saved until the text is edited', async () => {
    const { api } = openPart(<ClubNotes />, {
      order: toClub,
      answers: [
        read([club()]),
        answering(saveClubNote, ({ body }) => ({ notes: [kept(body.note)], editable: true })),
      ],
    });
    const note = await field();
    expect(note).toHaveAccessibleDescription(/printed on the arrival letter. 300 characters left/);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(note, 'Keep until Sunday. ');
    await save();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(api.calls.findLast(({ name }) => name === saveClubNote.name)?.input).toEqual({
      params: { orderId: 'ord_1', clubId: '1' },
      body: { note: 'Keep until Sunday.' },
    });
    await userEvent.type(note, 'Thanks');
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
    await userEvent.clear(note);
    await save();
    expect(await screen.findByText('Saved without a note.')).toBeVisible();
  });

  it('PA-15 each club has a field for a note of limited length', async () => {
    const other = club({ club_id: '2', club: 'Pine Links', on_letter: false });
    openPart(<ClubNotes />, { order: toClub, answers: [read([other, kept('x'.repeat(299))])] });
    expect(await field('Pine Links')).not.toHaveAccessibleDescription(/letter/);
    const note = await field();
    await userEvent.type(note, 'yz');
    expect(note).toHaveValue(`${'x'.repeat(299)}y`);
    expect(note).toHaveAccessibleDescription(/ 0 characters left/);
  });

  it('PA-15 a note that could not be saved is kept', async () => {
    const down = answering(saveClubNote, () => {
      throw refusal(503, 'unavailable');
    });
    openPart(<ClubNotes />, { order: toClub, answers: [read([club()]), down] });
    await userEvent.type(await field(), 'Keep it');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Your entries are saved/);
    expect(await field()).toHaveValue('Keep it');
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  it('PA-15 a note is read-only once the bags have arrived', async () => {
    const order = detail({ order: summary({ state: 'delivered' }), at_clubs: true });
    openPart(<ClubNotes />, { order, answers: [read([kept('Keep until Sunday.')], false)] });
    expect(await screen.findByText('Keep until Sunday.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('PA-15 notes are not requested if the order has no club', () => {
    openPart(<ClubNotes />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
