import { placeWordOf } from './brand-copy.ts';

describe('the words of a brand’s start page', () => {
  it('BR-03 MD-09 the words of a brand’s start page name the kind of place, and the port for a cruise', () => {
    expect(placeWordOf({ place_type: 'Club/Resort' })).toBe('club or resort');
    expect(placeWordOf({ place_type: 'Hotel/Resort', cruises: true })).toBe('port');
  });
});
