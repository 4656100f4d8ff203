import { townLine, townName } from './town-name.ts';

const andrews = { city: 'St Andrews', state: 'FIF', zip: 'KY16 9SF', country: 'GB' };

describe('the name of a town', () => {
  it.each([
    [{ city: 'Boston', state: 'MA', country: 'US' }, 'Boston, MA'],
    [{ city: 'Toronto', state: 'ON', country: 'CA' }, 'Toronto, ON'],
    [andrews, 'St Andrews, United Kingdom'],
    [{ city: 'Chiyoda', state: '13', country: 'JP' }, 'Chiyoda, Japan'],
    [{ city: 'Boston', state: '', country: 'US' }, 'Boston'],
    [{ city: '', state: '', country: 'GB' }, ''],
  ])('%j reads %s', (town, words) => {
    expect(townName(town)).toBe(words);
  });

  it('leaves the code of a county out of an address, and keeps that of a state', () => {
    expect(townLine(andrews)).toBe('St Andrews, KY16 9SF');
    expect(townLine({ city: 'Boston', state: 'MA', zip: '02116', country: 'US' })).toBe('Boston, MA 02116');
  });
});
