import { codeWordOf } from './code-word.ts';

describe('the word for the code of a place', () => {
  it.each([
    ['US', 'zip code'],
    ['PR', 'zip code'],
    ['GB', 'postcode'],
    ['AU', 'postcode'],
    ['IE', 'Eircode'],
    ['BR', 'postal code'],
    ['FR', 'postal code'],
    ['XX', 'postal code'],
  ])('AD-33 follows the country: %s has a %s', (country, word) => {
    expect(codeWordOf(country)).toBe(word);
  });
});
