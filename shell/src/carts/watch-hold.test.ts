import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { readHold } from '@sendahead/shared-contracts/carts/hold-calls';
import { answering, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { holdTopic } from '@sendahead/shared-contracts/page/hold';
import { readOrderedFor } from '@sendahead/shared-contracts/page/ordered-for';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import type { NewsListener } from '../news/follow-news.ts';
import { keepCart } from './cart.ts';
import { keepHoldTurns } from './hold/hold-turns.ts';
import type { Restoration } from './restore.ts';
import { watchHold } from './watch-hold.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watched() {
  const own = createBus({ report: () => undefined }).bind('shell');
  const answer: {
    held_by: string | null;
    changed_at: string;
    order_id: string | null;
    awaits_payment?: boolean;
    hold_turn?: number;
  } = { held_by: null, changed_at: '1', order_id: null };
  const page = { hidden: false, lost: false };
  const api = fakeApi(
    answering(readHold, () => {
      if (page.lost) throw refusal(0, 'connection_lost');
      return { ...answer };
    }),
  );
  const cart = keepCart({
    brandId: 5,
    api: () => api,
    bus: own,
    credentialsStore: {
      read: () => ({ id: 'crt_1', displayId: 'SA-1', token: 'secret' }),
      write: () => undefined,
      clear: () => undefined,
    },
    onChange: () => undefined,
    report: () => undefined,
  });
  const turns = keepHoldTurns();
  let restored = 0;
  const restoration: Restoration = {
    known: Promise.resolve(),
    pending: () => undefined,
    unread: () => false,
    restore: async () => {
      restored += 1;
    },
    fill: () => undefined,
  };
  const held: (string | null)[] = [];
  own.state(holdTopic).subscribe(({ by }) => held.push(by));
  const said: string[] = [];
  own.events(alertRaisedEvent).subscribe(({ text }) => said.push(text));
  let news: NewsListener | undefined;
  const follow = (_cartId: string, listener: NewsListener) => {
    news = listener;
    return () => undefined;
  };
  const left: string[] = [];
  let discarded = 0;
  const look = watchHold({
    cart,
    api,
    bus: own,
    restoration,
    turns,
    page,
    follow,
    discardCopy: () => {
      discarded += 1;
    },
    leaveFor: (url) => left.push(url),
  });
  return {
    answer,
    page,
    cart,
    held,
    said,
    look,
    turns,
    asked: () => api.calls.length,
    restored: () => restored,
    left,
    discarded: () => discarded,
    news: () => news,
  };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a visible booking', () => {
  it('TK-01 the page asks every five seconds whether staff hold the booking, and says nothing while they do not', async () => {
    const page = watched();
    await pass(1000);
    expect(page.asked()).toBe(1);
    await pass(10_000);
    expect([page.asked(), page.held, page.said, page.restored()]).toEqual([3, [], [], 0]);
  });

  it('TK-01 the page shows who holds the booking, follows their input within a second, and regains the booking with that input', async () => {
    const page = watched();
    page.answer.held_by = 'Alex';
    await pass(1000);
    expect([page.held, page.restored()]).toEqual([['Alex'], 1]);
    await pass(1000);
    expect(page.restored()).toBe(1);
    page.answer.changed_at = '2';
    await pass(1000);
    expect(page.restored()).toBe(2);
    Object.assign(page.answer, { held_by: null, changed_at: '3' });
    await pass(1000);
    expect([page.held, page.restored()]).toEqual([['Alex', null], 3]);
    expect(page.said).toEqual([expect.stringContaining('control of your booking again')]);
  });

  it('CO-125 when staff have ordered the booking, the page leaves for the receipt once, held until then, without a copy', async () => {
    const page = watched();
    page.answer.held_by = 'Alex';
    await pass(1000);
    page.answer.order_id = 'ord_1';
    await pass(20_000);
    expect(page.left).toEqual(['/payments/receipt?user&order_id=ord_1&utm_nooverride=1']);
    expect([page.held, page.cart.sealed, page.discarded(), page.said]).toEqual([['Alex'], true, 1, []]);
    expect(readOrderedFor('ord_1')).toEqual({ orderId: 'ord_1', number: 'SA-1', by: 'Alex' });
    expect(readOrderedFor('ord_2')).toBeNull();
  });

  it('TK-20 news that staff sent a pay link make the page read the booking again, which leaves for that link', async () => {
    const page = watched();
    page.news()?.opened();
    page.answer.held_by = 'Alex';
    await pass(1000);
    const before = page.restored();
    page.answer.awaits_payment = true;
    page.news()?.changed();
    await pass(0);
    expect(page.restored()).toBe(before + 1);
  });

  it('TK-25 a page in the background that missed a takeover and its end reads the booking again', async () => {
    const page = watched();
    page.turns.note('crt_1', 0, undefined);
    page.answer.hold_turn = 0;
    await pass(1000);
    page.page.hidden = true;
    await pass(20_000);
    Object.assign(page.answer, { hold_turn: 2, changed_at: '3' });
    page.page.hidden = false;
    await pass(5000);
    expect([page.held, page.restored()]).toEqual([[], 1]);
  });

  it('TC-07 a takeover is noticed immediately by news of the cart, and by a request each minute while news arrive', async () => {
    const page = watched();
    await pass(1000);
    page.news()?.opened();
    await pass(0);
    const asked = page.asked();
    await pass(30_000);
    expect(page.asked()).toBe(asked);
    page.answer.held_by = 'Alex';
    page.news()?.changed();
    await pass(0);
    expect([page.held, page.asked()]).toEqual([['Alex'], asked + 1]);
    page.news()?.lost();
    await pass(0);
    await pass(1000);
    expect(page.asked()).toBe(asked + 3);
  });

  it('TC-07 news that arrive during a request cause another one', async () => {
    const page = watched();
    page.news()?.changed();
    await pass(1000);
    const asked = page.asked();
    page.news()?.changed();
    page.news()?.changed();
    await pass(0);
    expect(page.asked()).toBe(asked + 2);
  });

  it('the page asks immediately on demand, with one request at a time', async () => {
    const page = watched();
    page.look();
    page.look();
    await pass(0);
    expect(page.asked()).toBe(1);
    await pass(5000);
    expect(page.asked()).toBe(2);
  });

  it('the page asks again after a failed request, and never in the background', async () => {
    const page = watched();
    page.page.lost = true;
    await pass(1000);
    page.page.lost = false;
    page.answer.held_by = 'Alex';
    await pass(5000);
    expect(page.held).toEqual(['Alex']);
    const asked = page.asked();
    page.page.hidden = true;
    await pass(20_000);
    expect(page.asked()).toBe(asked);
  });
});
