import { store } from '../testing/stores.ts';
import { hoursWords, limitWords, todayWords } from './store-words.ts';

describe('the words of a store', () => {
  it("OPEN-20 opening hours use the store's current day, not the viewer's", () => {
    const sunday = '2026-11-22T04:30:00Z';
    expect(todayWords(store(), Date.parse(sunday))).toBe('Open today 9:00 AM to 5:00 PM');
    expect(todayWords(store({ time_zone: 'UTC' }), Date.parse(sunday))).toBe('Closed today');
  });

  it('OPEN-20 recognizes stores that are open all day', () => {
    const allDay = { opens: '00:00', closes: '24:00' };
    expect(hoursWords(allDay)).toBe('Open 24 hours');
    expect(todayWords(store({ hours: Array(7).fill(allDay) }), Date.parse('2026-11-20T15:00:00Z'))).toBe(
      'Open 24 hours today',
    );
  });

  it('OPEN-20 names the limits of a store', () => {
    expect(limitWords(store())).toBe('Accepts bags up to 150 lb, 108 in long');
    expect(limitWords(store({ max_length_in: null }))).toBe('Accepts bags up to 150 lb');
    expect(limitWords(store({ max_weight_lb: null, max_length_in: null }))).toBeNull();
  });
});
