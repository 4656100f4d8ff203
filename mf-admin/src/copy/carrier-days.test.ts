import { calendarWords, carrierDayAct, cutOffAct, hourWords } from './carrier-days.ts';
import { changedValues } from './change-words.ts';
import { aboutWords, actWords } from './trail.ts';

const act = (before: object, after: object, undoes = false) =>
  carrierDayAct('UPS-US/2026-12-24', { before: { ...before }, after: { ...after }, undoes });

describe('acts on days and hours of carriers in History', () => {
  it.each([
    [{}, { stops_pickup: true, stops_delivery: false }, 'UPS, United States: Dec 24, 2026 added, no pickup'],
    [
      {},
      { stops_pickup: true, stops_delivery: true },
      'UPS, United States: Dec 24, 2026 added, no pickup or delivery',
    ],
    [{ removed: false }, { removed: true }, 'UPS, United States: Dec 24, 2026 removed'],
    [{ removed: true }, { removed: false }, 'UPS, United States: Dec 24, 2026 put back'],
    [{ name: 'Eve' }, { name: 'Xmas' }, 'UPS, United States: Dec 24, 2026 changed'],
  ])('CO-106 from %j to %j', (before, after, words) => {
    expect(act(before, after)).toBe(words);
  });

  it('CO-106 countries that carriers have a code for are named too', () => {
    expect(['XB', 'MX', 'FEDEX-CA'].map(calendarWords)).toEqual([
      'Bonaire, public holidays',
      'Mexico, public holidays',
      'FedEx, Canada',
    ]);
  });

  it('CO-107 hours of an area are named as they are read', () => {
    expect(cutOffAct('US-967', false)).toBe('Hawaii, zip codes 967…: cut-off hours changed');
    expect([0, 9, 12, 16].map(hourWords)).toEqual(['12 AM', '9 AM', '12 PM', '4 PM']);
    expect(changedValues({ before: { pickup_hour: 16 }, after: { pickup_hour: 15 } })).toEqual([
      { name: 'Pickups until', before: '4 PM', after: '3 PM' },
    ]);
  });

  it('CO-106 the list names the page that they are changed on', () => {
    const entry = {
      at: '',
      actor: 'usr_1',
      subject: 'MX/2027-03-18',
      act: 'changed.carrier_day',
      detail: {},
      about: { kind: 'setting' as const, id: 'MX/2027-03-18', name: '' },
      change: {
        kind: 'carrier_day',
        subject: 'MX/2027-03-18',
        before: {},
        undoes: false,
        names: {},
        after: { stops_pickup: false, stops_delivery: true },
      },
    };
    expect([actWords(entry), aboutWords(entry)]).toEqual([
      'Mexico, public holidays: Mar 18, 2027 added, no delivery',
      'Carrier days',
    ]);
  });
});
