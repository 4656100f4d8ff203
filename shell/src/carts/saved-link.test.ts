import { openCartForUser } from '@sendahead/shared-contracts/admin/book-for-calls';
import { createCart } from '@sendahead/shared-contracts/carts/calls';
import { openGroupLink } from '@sendahead/shared-contracts/carts/group-link-calls';
import { replaceCart } from '@sendahead/shared-contracts/carts/own-cart-calls';
import { openSavedQuote } from '@sendahead/shared-contracts/carts/saved-quote-calls';
import { answering, type FakeAnswer, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { shipAgainCart } from '@sendahead/shared-contracts/orders/life-calls';
import { bookedWords, preparedNext } from '../copy/saved-booking.ts';
import type { Cart } from './cart.ts';
import type { CartCredentials } from './cart-credentials.ts';
import { followSavedLink } from './saved-link.ts';

const copy = { id: 'crt_2', order_id: 'ord_2', display_id: 'SA-2', cart_token: 'token-2' };
const answer = {
  cart: copy,
  saved_at: '2026-11-24T12:00:00.000Z',
  told_cents: 14_605,
  now_cents: 14_605,
  problem: null,
  changes: [],
  gift_cards_left_out: false,
};
const stood: CartCredentials = { id: 'crt_1', displayId: 'SA-1', token: 'mine' };

const following = (hash: string, given: FakeAnswer, present: CartCredentials | null = null) =>
  followingAll(hash, [given], present);

function followingAll(hash: string, given: readonly FakeAnswer[], present: CartCredentials | null) {
  const taken: CartCredentials[] = [];
  const urls: unknown[] = [];
  const api = fakeApi(...given);
  const cart = { present: () => present, take: (next: CartCredentials) => void taken.push(next) } as Cart;
  const page = {
    location: { hash, pathname: '/ship', search: '?x=1' } as Location,
    history: {
      state: null,
      replaceState: (...[, , to]: Parameters<History['replaceState']>) => void urls.push(to),
    } as unknown as History,
  };
  const reports: unknown[] = [];
  const link = followSavedLink({ cart, api, brandId: 1, page, report: (error) => void reports.push(error) });
  return { link, taken, urls, api, reports };
}

describe('a link to a saved booking', () => {
  it('a saved link opens a copy, with which the page continues, and leaves no token in the address', async () => {
    const page = following('#saved=abc', answering(openSavedQuote, answer), stood);
    expect(page.urls).toEqual(['/ship?x=1']);
    expect(await page.link?.opened).toMatchObject({ opened: { now_cents: 14_605 }, before: stood });
    expect(page.api.calls).toMatchObject([{ input: { body: { token: 'abc' } } }]);
    expect(page.taken).toEqual([{ id: 'crt_2', displayId: 'SA-2', token: 'token-2' }]);
  });

  it('a saved link keeps the cart of a browser that holds the booking itself', async () => {
    const page = following('#saved=abc', answering(openSavedQuote, { ...answer, cart: null }), stood);
    expect(await page.link?.opened).toMatchObject({ before: null });
    expect(page.taken).toEqual([]);
  });

  it("a saved link that opens nothing returns the call's error code", async () => {
    const page = following(
      '#saved=old',
      answering(openSavedQuote, () => {
        throw refusal(404, 'saved_quote_not_found');
      }),
    );
    expect(await page.link?.opened).toEqual({ refused: 'saved_quote_not_found' });
    expect([page.taken, page.reports]).toEqual([[], []]);
  });

  it('an address without a token opens no saved booking', () => {
    expect(following('#main', answering(openSavedQuote, answer)).link).toBeNull();
  });

  it('TK-14 a link starts a booking for a user, who is named only by id', async () => {
    const page = following('#for=usr_9', answering(openCartForUser, { ...copy, name: 'Ann Lee' }), stood);
    expect(page.urls).toEqual(['/ship?x=1']);
    expect(await page.link?.opened).toEqual({ bookedFor: 'Ann Lee', before: stood });
    expect(page.api.calls).toMatchObject([{ input: { params: { userId: 'usr_9' }, body: { brand_id: 1 } } }]);
    expect(page.taken).toEqual([{ id: 'crt_2', displayId: 'SA-2', token: 'token-2' }]);
  });

  it('OR-08 a link continues a booking of another browser in a new cart with all its input', async () => {
    const page = followingAll(
      '#cart=crt_9',
      [
        answering(createCart, copy),
        answering(replaceCart, {
          session: null,
          cart_replacement: { cart_id: 'crt_2', replaced_cart_id: 'crt_9' },
        }),
      ],
      stood,
    );
    expect(await page.link?.opened).toEqual({ continued: true, before: stood });
    expect(page.api.calls.at(-1)).toMatchObject({
      input: { params: { cartId: 'crt_2' }, body: { earlier_cart_id: 'crt_9', keep: 'earlier' } },
    });
    expect(page.taken).toEqual([{ id: 'crt_2', displayId: 'SA-2', token: 'token-2' }]);
  });

  it('OR-08 a link keeps the cart of a browser that has this booking open, and says why another cannot continue', async () => {
    const here = followingAll('#cart=crt_1', [], stood);
    expect(await here.link?.opened).toEqual({ continued: true, before: null });
    expect([here.api.calls, here.taken]).toEqual([[], []]);
    const ordering = answering(replaceCart, () => {
      throw refusal(409, 'cart_being_ordered');
    });
    const refused = followingAll('#cart=crt_9', [answering(createCart, copy), ordering], stood);
    expect(await refused.link?.opened).toEqual({ refused: 'cart_being_ordered' });
    expect(refused.taken).toEqual([]);
  });

  it('CO-53 a link opens the booking that a group event prepared, and leaves no token in the address', async () => {
    const given = { event: 'Camp closing', traveler: 'Mia Lane', booked: null, cart: copy };
    const page = following('#group=abc', answering(openGroupLink, given), stood);
    expect(page.urls).toEqual(['/ship?x=1']);
    expect(await page.link?.opened).toEqual({
      prepared: 'Camp closing',
      traveler: 'Mia Lane',
      before: stood,
    });
    expect(page.taken).toEqual([{ id: 'crt_2', displayId: 'SA-2', token: 'token-2' }]);
  });

  it('CO-70 CO-73 a link says which club pays, and the status of an order that another browser placed', async () => {
    const given = { event: 'Camp closing', traveler: 'Mia Lane', booked: null, cart: copy };
    const prepared = following(
      '#group=abc',
      answering(openGroupLink, { ...given, paid_by: 'Heronsway' }),
      null,
    );
    expect(await prepared.link?.opened).toMatchObject({ paidBy: 'Heronsway' });
    expect(preparedNext('Heronsway')).toContain('Heronsway pays.');
    const taken = { ...given, booked: 'SA-9', cart: null, order_state: 'in_transit' };
    const ordered = following('#group=abc', answering(openGroupLink, taken), null);
    expect(await ordered.link?.opened).toMatchObject({ booked: 'SA-9', state: 'in_transit' });
    expect(bookedWords('Camp closing', 'SA-9', 'in_transit')).toBe(
      'Camp closing is booked: order SA-9. The bags are on their way.',
    );
  });

  it('CO-53 a used link of a group event names its order, and keeps the booking of this page', async () => {
    const given = { event: 'Camp closing', traveler: 'Mia Lane', booked: 'SA-9', cart: null };
    const page = following('#group=abc', answering(openGroupLink, given), stood);
    expect(await page.link?.opened).toEqual({ booked: 'SA-9', event: 'Camp closing' });
    expect(page.taken).toEqual([]);
  });

  it.each(['again', 'back'] as const)(
    'PA-07 a link starts a booking like an order: %s',
    async (direction) => {
      const opened = { ...copy, ship_state: {} };
      const page = following(`#${direction}=ord_9`, answering(shipAgainCart, opened), stood);
      expect(page.urls).toEqual(['/ship?x=1']);
      expect(await page.link?.opened).toEqual({ repeated: direction, before: stood });
      expect(page.api.calls).toMatchObject([
        { input: { params: { orderId: 'ord_9' }, body: { direction } } },
      ]);
      expect(page.taken).toEqual([{ id: 'crt_2', displayId: 'SA-2', token: 'token-2' }]);
    },
  );

  it('PA-07 an order of somebody else keeps the booking of this page unchanged', async () => {
    const page = following(
      '#back=ord_9',
      answering(shipAgainCart, () => {
        throw refusal(404, 'order_not_found');
      }),
      stood,
    );
    expect(await page.link?.opened).toEqual({ refused: 'order_not_found' });
    expect(page.taken).toEqual([]);
  });

  it.each(['#constructor=x', '#other', '', '#summary'])('ignores an address with %j', (hash) => {
    const page = following(hash, answering(openSavedQuote, answer));
    expect([page.link, page.urls]).toEqual([null, []]);
  });
});
