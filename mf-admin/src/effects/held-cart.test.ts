import { cartUser } from '@sendahead/shared-contracts/admin/book-for-calls';
import { readLostCart, readTakeover, releaseCart } from '@sendahead/shared-contracts/admin/takeover-calls';
import { readHold } from '@sendahead/shared-contracts/carts/hold-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { morgan, sessionOf } from '../testing/people.ts';
import { takingOver } from '../testing/takeovers.ts';
import { held, pass, takenOver } from './testing/taken-over.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('reopening a page with a cart that was taken over', () => {
  it('TK-14 reopening a page whose cart was taken over keeps the cart held, and it can be released', async () => {
    const page = takenOver([
      answering(cartUser, { person: morgan, taken_over: true }),
      answering(releaseCart, { success: true }),
      ...takingOver(),
    ]);
    page.session(sessionOf('admin'));
    page.cart('SA-1');
    await pass(10);
    expect(page.assistance.at(-1)).toBe('takeover usr_morgan');
    page.admin.store.dispatch({ type: 'release-requested' });
    await pass(0);
    expect([page.called(readTakeover.name), page.opened]).toEqual([[], ['/admin/carts']]);
  });
});

describe('a cart that is held', () => {
  it('releasing a held cart leaves the page', async () => {
    const page = await held([...takingOver(), answering(releaseCart, { success: true })]);
    page.admin.store.dispatch({ type: 'release-requested' });
    await pass(0);
    expect(page.called(releaseCart.name)).toMatchObject([{ input: { params: { cartId: 'cart_SA-1' } } }]);
    expect([page.opened, page.takeover()?.phase]).toEqual([['/admin/carts'], 'ended']);
    expect(page.assistance.at(-1)).toBe('none null');
  });

  it.each([
    ['connection_lost', 0, 'failed'],
    ['cart_being_ordered', 409, 'refused'],
  ])('a cart remains held when its release fails: %s', async (code, status, releasing) => {
    const page = await held([
      ...takingOver(),
      answering(releaseCart, () => {
        throw refusal(status, code);
      }),
    ]);
    page.admin.store.dispatch({ type: 'release-requested' });
    await pass(0);
    expect(page.takeover()).toMatchObject({ phase: 'held', releasing });
    expect(page.opened).toEqual([]);
  });

  it('CO-115 a held cart that is lost names who took it', async () => {
    const to = { by: 'colleague' as const, name: 'Avery Admin', at: '2026-12-01T19:14:00Z' };
    const page = await held([
      answering(readHold, () => {
        throw refusal(404, 'cart_not_found');
      }),
      answering(readLostCart, to),
      ...takingOver(),
    ]);
    await pass(3000);
    expect(page.takeover()).toMatchObject({ phase: 'lost', lostTo: to });
    expect(page.called(readLostCart.name)).toMatchObject([{ input: { params: { cartId: 'cart_SA-1' } } }]);
  });

  it('a held cart is lost once its customer reclaims it', async () => {
    let theirs = false;
    const page = await held([
      answering(readHold, () => {
        if (theirs) throw refusal(404, 'cart_not_found');
        return { held_by: null, changed_at: '2026-11-23T15:00:00Z', order_id: null };
      }),
      ...takingOver(),
    ]);
    await pass(6000);
    expect(page.takeover()?.phase).toBe('held');
    theirs = true;
    await pass(3000);
    expect(page.takeover()?.phase).toBe('lost');
    expect(page.assistance.at(-1)).toBe('none null');
    const asked = page.called(readHold.name).length;
    await pass(10_000);
    expect(page.called(readHold.name)).toHaveLength(asked);
  });
});
