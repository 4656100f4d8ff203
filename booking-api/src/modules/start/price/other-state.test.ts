import { otherStateOf } from './other-state.ts';

const kansasCity = {
  is: 'town',
  place: { country: 'US', city: 'Kansas City', state: 'MO', code: '64111' },
} as Parameters<typeof otherStateOf>[1];

describe('a zip code that was typed with a town', () => {
  it.each([
    ['Naples, FL 64111', { code: '64111', town: 'Kansas City, MO', typed: 'Naples, FL' }],
    ['naples fl 64111-1234', { code: '64111', town: 'Kansas City, MO', typed: 'naples fl' }],
    ['Kansas City, MO 64111', null],
    ['Westport, mo 64111', null],
    ['Naples 64111', null],
    ['64111', null],
  ])('%s names another state: %p', (line, note) => {
    expect(otherStateOf(line, kansasCity)).toEqual(note);
  });
});
