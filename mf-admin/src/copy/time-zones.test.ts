import { zoneWords } from './time-zones.ts';

describe('time zones in words', () => {
  it.each([
    ['America/New_York', 'Eastern Time'],
    ['America/Los_Angeles', 'Pacific Time'],
    ['Nowhere/Else', 'Nowhere/Else'],
  ])('CO-13 %s reads as people name it', (zone, words) => {
    expect(zoneWords(zone)).toBe(words);
  });
});
