import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import fc from 'fast-check';
import { type TextStep, textSteps } from '../../../modules/orders/public/texts/jobs.ts';
import { orderText, type TextFacts } from '../copy/order-text.ts';
import { gsmText, maxLetters } from './gsm-text.ts';

const orderUrl = `https://golf.sendahead.com/orders/ord_${'x'.repeat(26)}`;
const photosUrl = `https://golf.sendahead.com/orders/photos#token=${'x'.repeat(43)}`;
const trackUrl = `https://golf.sendahead.com/track/${'x'.repeat(43)}`;
const facts = (over: Partial<TextFacts> = {}): TextFacts => ({
  brand: 'Sendahead Golf',
  displayId: 'SA-7ZBC-8GD8',
  leg: 'outbound',
  bags: 2,
  from: 'Kansas City',
  to: 'Scottsdale',
  pickup: { day: calendarDate('2026-12-01'), isToday: false, dropOff: false, hours: [9, 17] },
  arrival: calendarDate('2026-12-04'),
  subject: 'Strike at FedEx',
  orderUrl,
  isLabeledByClub: false,
  trackUrl,
  photosUrl,
  ...over,
});

describe('the words of a text about an order', () => {
  it.each<[TextStep, string]>([
    ['started', 'texts are on for order SA-7ZBC-8GD8. Message and data rates may apply. Reply STOP to end.'],
    ['picked_up', `we have 2 bags of order SA-7ZBC-8GD8. Arrival: Fri, Dec 4. ${trackUrl}`],
    ['out_for_delivery', `2 bags of order SA-7ZBC-8GD8 arrive today in Scottsdale. ${trackUrl}`],
    ['delivered', `2 bags of order SA-7ZBC-8GD8 were delivered in Scottsdale. ${trackUrl}`],
    ['delayed', `2 bags of order SA-7ZBC-8GD8 are late, now due Fri, Dec 4. ${trackUrl}`],
    ['moved', `pickup of order SA-7ZBC-8GD8 moved to Tue, Dec 1. Use the new labels. ${orderUrl}`],
    ['leg_cancelled', `the outbound shipment of order SA-7ZBC-8GD8 is canceled. ${orderUrl}`],
    ['cancelled', `order SA-7ZBC-8GD8 is canceled. ${orderUrl}`],
    ['photos', `add photos to your claim about order SA-7ZBC-8GD8: ${photosUrl}`],
    ['incident', `Strike at FedEx. This may affect order SA-7ZBC-8GD8. ${orderUrl}`],
  ])('OR-09 the words of %s begin with the brand, name the order and contain one link', (step, words) => {
    expect(orderText(step, facts())).toBe(`Sendahead Golf: ${words}`);
  });

  it('OR-09 the words of a pickup name the day, the hours, the bags, the place, and where the labels are', () => {
    expect(orderText('pickup', facts())).toBe(
      `Sendahead Golf: pickup tomorrow, Tue Dec 1, 9 AM to 5 PM, for 2 bags from Kansas City. Labels: ${orderUrl}`,
    );
    const short = { orderUrl: 'https://a.test/o', isLabeledByClub: true, bags: 1 };
    expect(
      orderText('pickup', facts({ ...short, pickup: { ...facts().pickup, isToday: true, dropOff: true } })),
    ).toBe(
      'Sendahead Golf: drop off 1 bag today, Tue Dec 1, in Kansas City. Order SA-7ZBC-8GD8. https://a.test/o',
    );
  });

  it('OR-09 the words drop the place before the link, and the link before the order', () => {
    const far = facts({ to: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' });
    expect(orderText('delivered', far)).toBe(
      `Sendahead Golf: 2 bags of order SA-7ZBC-8GD8 were delivered. ${trackUrl}`,
    );
    expect(
      orderText(
        'delivered',
        facts({
          trackUrl: `https://a.test/${'x'.repeat(140)}`,
        }),
      ),
    ).toBe('Sendahead Golf: 2 bags of order SA-7ZBC-8GD8 were delivered in Scottsdale.');
  });

  it('OR-09 the words fit one GSM-7 message, whatever the names of places, brands and incidents', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(
        fc.constantFrom(...textSteps),
        name,
        name,
        name,
        fc.nat(40),
        (step, from, to, subject, bags) => {
          const text = orderText(step, facts({ from, to, subject, bags }));
          expect(text.length).toBeLessThanOrEqual(maxLetters);
          expect(gsmText(text)).toBe(text);
        },
      ),
    );
  });

  it.each([
    ['Orléans’ “Łódź” – 2…', 'Orléans\' "Lodz" - 2...'],
    ['São Paulo, Curaçao', 'Sao Paulo, Curacao'],
    ['札幌 [1]', '?? ?1?'],
  ])('OR-09 the words replace %s by %s', (text, written) => {
    expect(gsmText(text)).toBe(written);
  });
});
