import { clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import { chosenSuggestion } from './chosen-suggestion.ts';
import { initialState } from './state.ts';

const { origin: club, destination: other } = initialState({ originContact: null });
const address = clubSuggestion({ id: 'zip-US-78701', kind: 'address', club_id: null });

describe('a chosen suggestion', () => {
  it('AD-15 a place that is chosen in the address line makes the end a club, and the next switch restores the address', () => {
    const typed = { ...other, point: { ...other.point, address1: '12 Elm Street' } };
    const after = chosenSuggestion(typed, clubSuggestion());
    expect(after).toMatchObject({
      point: { kind: 'club' },
      club: { request: 'asking', id: 7 },
      term: 'Pine Hollow Golf Club',
      kept: { other: { address1: '12 Elm Street' } },
    });
  });

  it('AD-15 AD-18 an address that is chosen in the search of places makes the end another address, to be resolved', () => {
    expect(chosenSuggestion(club, address)).toMatchObject({
      point: { kind: 'other' },
      resolving: address,
      club: { request: 'idle' },
    });
  });

  it('AD-15 a club in the address book becomes the chosen club, with its contact', () => {
    const entry = clubSuggestion({ id: 'book-1', kind: 'address-book', club_id: 7 });
    expect(chosenSuggestion(other, entry)).toMatchObject({
      point: { kind: 'club' },
      club: { id: 7 },
      resolving: entry,
    });
  });
});
