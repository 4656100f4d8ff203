import { areSettled, problemsOf } from './places.ts';

const place = (name: string, face: string, isDrawn = true) => ({ name, face, isDrawn });

describe('the places of an opened page', () => {
  it('a page is settled once it draws no place that waits', () => {
    expect(areSettled([])).toBe(false);
    expect(areSettled([place('travelers', 'waiting')])).toBe(false);
    expect(areSettled([place('travelers', 'fragment'), place('itinerary', 'waiting')])).toBe(false);
    expect(areSettled([place('assistance', 'waiting', false)])).toBe(false);
    expect(areSettled([place('travelers', 'fault'), place('assistance', 'waiting', false)])).toBe(true);
  });

  it('RL-29 a place that shows a fault or never appears is a problem of its part alone', () => {
    const places = [
      place('itinerary', 'fault'),
      place('travelers', 'fault'),
      place('stores', 'waiting'),
      place('cruise', 'waiting', false),
    ];
    expect(problemsOf(places, ['itinerary', 'stores', 'cruise'])).toEqual([
      'itinerary shows a fault',
      'stores does not appear',
    ]);
    expect(problemsOf([], ['itinerary'])).toEqual(['the page has no places']);
  });
});
