import { pickupFee } from '../testing/services.ts';
import { pickupHint, windowsWhy } from './pickup-hint.ts';

const usual = pickupFee();
const dropOff = pickupFee({ id: 0, price_cents: 0 });
const waived = pickupFee({ id: 2, price_cents: 0, waived: true });
const hour = pickupFee({
  id: 5,
  price_cents: 3495,
  formatted_amount: '$34.95',
  hourly: true,
  close_time: '10:00',
  close_time_hour: 10,
});
const evening = pickupFee({
  id: 7,
  price_cents: 1995,
  formatted_amount: '$19.95',
  hourly: true,
  close_time: '18:00',
  close_time_hour: 18,
});

describe('what a pickup costs', () => {
  it('TL-08 the hint says how much more a pickup costs than the cheapest window, which is named', () => {
    const fees = [usual, hour, evening, dropOff, waived];
    expect(fees.map((fee) => pickupHint(fee, fees))).toEqual([
      '$14.95, lowest pickup price, 9:00 AM to 5:00 PM',
      '$34.95, $20.00 more, 9:00 AM to 10:00 AM',
      '$19.95, $5.00 more, 9:00 AM to 6:00 PM',
      'Free',
      'Free, 9:00 AM to 5:00 PM',
    ]);
  });

  it('TL-08 the hint says why a shorter or later window costs more, if there is one', () => {
    expect(windowsWhy([usual, hour, evening, dropOff])).toBe(
      'The driver comes once within the hours shown. A shorter wait costs more, and so does a pickup after 5:00 PM.',
    );
    expect(windowsWhy([usual, hour])).toBe(
      'The driver comes once within the hours shown. A shorter wait costs more.',
    );
    expect(windowsWhy([usual, evening])).toBe(
      'The driver comes once within the hours shown. A pickup after 5:00 PM costs more.',
    );
  });

  it('TL-08 the hint compares nothing if there is only one window', () => {
    expect(pickupHint(usual, [usual, dropOff, waived])).toBe('$14.95, 9:00 AM to 5:00 PM');
    expect(windowsWhy([usual, dropOff, waived])).toBeUndefined();
  });
});
