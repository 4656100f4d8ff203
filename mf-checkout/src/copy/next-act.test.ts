import { goodPoints, goodTravelers, oneWay } from '../testing/page-slices.ts';
import { customer } from '../testing/people.ts';
import { pass, payable, started } from '../testing/started.ts';
import { nextAct } from './next-act.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const zip = { label: 'Ship to, zip code', fieldId: 'destination-zip' };
const size = { label: 'Size of Golf bag 2', fieldId: 'traveler-1-golf-1-size' };
const date = { label: 'Pickup date', fieldId: 'outbound-date' };

describe('the next act', () => {
  it('PY-01 the next act begins with the first card, before any part has published', () => {
    expect(nextAct(started().state())).toMatchObject({ kind: 'enter', label: 'Ship from' });
  });

  it('PY-01 the next act follows the parts in the order of the page, by the field that each names', () => {
    const { page, state } = started();
    page.itinerary(oneWay({ valid: false, next: date }));
    page.travelers(goodTravelers({ valid: false, next: size }));
    page.points(goodPoints({ valid: false, next: zip }));
    expect(nextAct(state())).toEqual({ kind: 'enter', ...zip });
    page.points(goodPoints({ next: null }));
    expect(nextAct(state())).toEqual({ kind: 'enter', ...size });
    page.travelers(goodTravelers({ next: null }));
    expect(nextAct(state())).toEqual({ kind: 'enter', ...date });
  });

  it('PY-01 the next act skips addresses that are being checked, and waits for them at the end', () => {
    const { page, state } = started();
    page.points(goodPoints({ valid: false, checking: true, next: null }));
    page.travelers(goodTravelers({ valid: false, next: size }));
    expect(nextAct(state())).toMatchObject(size);
    page.travelers();
    page.itinerary();
    expect(nextAct(state())).toEqual({ kind: 'wait', label: 'Checking addresses' });
  });

  it('PY-01 the next act is the card of a part from an older release, which names no field', () => {
    const { page, state } = started();
    page.points(goodPoints({ duplicate: true }));
    expect(nextAct(state())).toMatchObject({ label: 'Ship to', fieldId: 'ship-destination-title' });
    page.points();
    page.travelers(goodTravelers({ valid: false }));
    expect(nextAct(state())).toMatchObject({ label: 'Travelers & items' });
    page.travelers();
    page.itinerary(oneWay({ valid: false }));
    expect(nextAct(state())).toMatchObject({ label: 'Trip & dates' });
  });

  it('PY-01 PY-21 the last acts are the card, its billing address, and the order', async () => {
    const page = started();
    page.complete(customer());
    expect(nextAct(page.state())).toMatchObject({ kind: 'wait' });
    await pass(500);
    expect(nextAct(page.state())).toMatchObject({ kind: 'enter', label: 'Card details' });
    page.checkout.card.open(document.createElement('div'));
    await pass(0);
    page.provider.type(true);
    expect(nextAct(page.state())).toMatchObject({ label: 'Billing zip code', fieldId: 'billing-zip' });
    await payable(page);
    expect(nextAct(page.state())).toEqual({ kind: 'order' });
  });
});
