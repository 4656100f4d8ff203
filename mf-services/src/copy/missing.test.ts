import type { MissingInput } from '../state/missing.ts';
import { missingText } from './missing.ts';

const ski = {
  product_lines: [{ key: 'skis', name: 'Skis' }],
  traveler_word: 'Skier',
} as unknown as Parameters<typeof missingText>[1];

describe('the sentence about what is missing before services can be shown', () => {
  it.each<[MissingInput, string]>([
    [{ kind: 'places' }, 'Enter your “Ship from” and “Ship to” addresses to see services.'],
    [
      { kind: 'same_place' },
      'Both addresses are the same, or have the same zip. Change one of them to see services.',
    ],
    [{ kind: 'items' }, 'Add a bag to see services.'],
    [{ kind: 'size', line: 'skis', row: 1, traveler: null }, 'Choose a size for Skis 2 to see services.'],
    [
      { kind: 'size', line: 'skis', row: 0, traveler: 2 },
      'Choose a size for Skis 1 of Skier 2 to see services.',
    ],
    [{ kind: 'arrival' }, 'Choose your return date after you choose an outbound service.'],
    [{ kind: 'pickup' }, 'Choose pickup or drop-off to see services.'],
    [{ kind: 'date', leg: 'outbound', way: 'arrival' }, 'Choose an arrival date to see services.'],
    [{ kind: 'date', leg: 'return', way: 'arrival' }, 'Choose a return arrival date to see services.'],
    [{ kind: 'date', leg: 'outbound', way: 'pickup' }, 'Choose a pickup date to see services.'],
    [{ kind: 'date', leg: 'return', way: 'pickup' }, 'Choose a return pickup date to see services.'],
  ])('SV-01 names %o', (missing, sentence) => {
    expect(missingText(missing, ski, false)).toBe(sentence);
  });

  it('SV-03 names a drop-off date where bags are dropped off', () => {
    const date = { kind: 'date', leg: 'outbound', way: 'pickup' } as const;
    expect(missingText(date, ski, true)).toBe('Choose a drop-off date to see services.');
  });
});
