import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { nextDay, nextWords } from './next-step.ts';

const now = Date.parse('2026-12-01T15:00:00Z');
const follow = (date: string) => ({
  step: { kind: 'labels_follow' as const, leg: 'outbound' as const, date: calendarDate(date) },
});

describe('the next step of an order', () => {
  it('OR-14 labels that follow name the day on which they are emailed, like the receipt', () => {
    expect(nextWords(follow('2026-12-15'), now)).toBe('We’ll email your labels on Sat, Dec 5');
    expect(nextDay(follow('2026-12-15'), now)).toBe('Sat, Dec 5');
  });

  it('OR-14 labels that are due are being made', () => {
    expect(nextWords(follow('2026-12-11'), now)).toBe('We’re making your labels, and we’ll email them too');
    expect(nextDay(follow('2026-12-11'), now)).toBe('Before Fri, Dec 11');
  });
});
