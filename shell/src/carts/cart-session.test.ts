import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type ShipmentForm, shipmentFormSchema } from '@sendahead/shared-contracts/ship-form/schema';
import { emptyPage } from '../page/page-state.ts';
import { keptTexts as storage } from '../testing/kept-texts.ts';
import { createCredentialsStore } from './cart-credentials.ts';
import { formOfPage, isWorthKeeping } from './cart-session-of.ts';

const credentials = { id: 'crt_1', displayId: 'SA-1', token: 'secret' };

describe('the credentials of a cart', () => {
  it('OPEN-55 cart credentials are stored separately for each brand', () => {
    const kept = storage();
    createCredentialsStore('golf', kept).write(credentials);
    expect([...kept.values.keys()]).toEqual(['cart_session_golf']);
    expect(createCredentialsStore('golf', kept).read()).toEqual(credentials);
    expect(createCredentialsStore('ski', kept).read()).toBeNull();
  });

  it('B3-3 a tab keeps its cart when another tab of this browser starts another booking', () => {
    const browser = storage();
    const [first, second] = [storage(), storage()].map((tab) => createCredentialsStore('golf', browser, tab));
    first?.write(credentials);
    second?.write({ ...credentials, id: 'crt_2' });
    expect([first?.read()?.id, second?.read()?.id]).toEqual(['crt_1', 'crt_2']);
  });

  it('B3-3 a new tab gets the latest cart of this browser', () => {
    const browser = storage();
    createCredentialsStore('golf', browser, storage()).write(credentials);
    const tab = createCredentialsStore('golf', browser, storage());
    expect(tab.read()).toEqual(credentials);
    createCredentialsStore('golf', browser, storage()).write({ ...credentials, id: 'crt_2' });
    expect(tab.read()).toEqual(credentials);
  });

  it('B3-3 a tab that is done with its cart has no cart, even while another tab works on one', () => {
    const browser = storage();
    const done = createCredentialsStore('golf', browser, storage());
    done.write(credentials);
    createCredentialsStore('golf', browser, storage()).write({ ...credentials, id: 'crt_2' });
    done.clear('crt_1');
    expect(done.read()).toBeNull();
    expect(createCredentialsStore('golf', browser, storage()).read()?.id).toBe('crt_2');
  });

  it('a tab removes only its own cart: the next booking of another tab keeps its credentials', () => {
    const store = createCredentialsStore('golf', storage());
    store.write(credentials);
    store.clear('crt_0');
    expect(store.read()).toEqual(credentials);
    store.clear(credentials.id);
    expect(store.read()).toBeNull();
  });

  it.each(['', 'nonsense', '{"id":1}', 'null'])('a record counts as absent when it contains %p', (text) => {
    expect(createCredentialsStore('golf', storage({ cart_session_golf: text })).read()).toBeNull();
  });

  it('work in a browser that refuses storage', () => {
    const refusing = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
      removeItem: () => {
        throw new Error('denied');
      },
    };
    const store = createCredentialsStore('golf', refusing);
    store.write(credentials);
    store.clear(credentials.id);
    expect(store.read()).toBeNull();
  });
});

/** A saved form as it comes from the server. */
const formWith = (fields: object): ShipmentForm => shipmentFormSchema.parse(fields);

describe('saved data of a page', () => {
  it('VL-03 MD-09 includes the inputs that chose the days', () => {
    const leg = { pickupFeeId: null, pickupTitle: '', pickupDate: null, service: null, valid: false };
    const trip = { tripType: 'one_way' as const, outbound: leg, return: null, valid: false, limited: false };
    const planned = { arriveBy: calendarDate('2026-12-18'), returnArriveBy: null, cruise: null };
    expect(formOfPage({ ...emptyPage, itinerary: { ...trip, plan: planned } })).toEqual({
      roundtrip: 'false',
      trip_plan: { arrive_by: '2026-12-18' },
    });
    expect(formOfPage({ ...emptyPage, itinerary: trip })).toEqual({ roundtrip: 'false' });
  });
});

describe('when a page opens a cart', () => {
  it('OPEN-55 an untouched page is not saved', () => {
    expect(isWorthKeeping(formOfPage(emptyPage))).toBe(false);
    expect(isWorthKeeping(formWith({ roundtrip: 'true', traveler: { 1: { t_round_trip: 'true' } } }))).toBe(
      false,
    );
  });

  it.each([
    { o_zip: '60601' },
    { d_club_id: '12' },
    { traveler: { 1: { t_first_name: 'Rosa' } } },
    { traveler: { 1: { golf: { product_count: '1' } } } },
  ])('OPEN-55 typed input is saved: %j', (form) => {
    expect(isWorthKeeping(formWith(form))).toBe(true);
  });
});
