import { keptTexts } from '../testing/kept-texts.ts';
import { createCredentialsStore } from './cart-credentials.ts';
import { beginNewBooking } from './new-booking.ts';

const cart = { id: 'crt_1', displayId: 'SA-1', token: 'secret' };

function opened(search: string) {
  const [tab, browser] = [keptTexts(), keptTexts()];
  createCredentialsStore('golf', browser, tab).write(cart);
  tab.setItem('filled_in_travelers_golf', 'golfqty=1');
  browser.setItem(
    'unsaved_booking_golf',
    JSON.stringify({ new: { form: {}, at: 1 }, crt_1: { form: {}, at: 1 } }),
  );
  const replaceState = jest.fn();
  const page = {
    location: { href: `http://golf.localhost/ship${search}` },
    history: { state: null, replaceState },
  } as unknown as Window;
  const before = beginNewBooking({ brand: 'golf', page, tab, browser });
  const url = String(replaceState.mock.calls[0]?.[2] ?? page.location.href);
  return { before, url, tab, browser };
}

describe('a link of the price box', () => {
  it('RT-05 a price box link begins a booking in this tab, and keeps the current one for other tabs', () => {
    const { before, url, tab, browser } = opened('?o_zip=60601&booking=new');
    expect([before, url]).toEqual([cart, 'http://golf.localhost/ship?o_zip=60601']);
    expect(createCredentialsStore('golf', browser, tab).read()).toBeNull();
    expect(createCredentialsStore('golf', browser, keptTexts()).read()).toEqual(cart);
    expect(tab.getItem('filled_in_travelers_golf')).toBeNull();
    expect(JSON.parse(browser.getItem('unsaved_booking_golf') ?? '{}')).toEqual({
      crt_1: { form: {}, at: 1 },
    });
  });

  it('RT-05 any other link fills in the current booking', () => {
    const { before, tab, browser } = opened('?o_zip=60601');
    expect(before).toBeNull();
    expect(createCredentialsStore('golf', browser, tab).read()).toEqual(cart);
  });
});
