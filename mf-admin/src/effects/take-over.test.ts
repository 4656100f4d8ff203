import { readTakeover, takeOverCart } from '@sendahead/shared-contracts/admin/takeover-calls';
import { readHold } from '@sendahead/shared-contracts/carts/hold-calls';
import { takeoverTimings } from '@sendahead/shared-contracts/constants';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { cartTakenOverEvent } from '@sendahead/shared-contracts/page/assistance';
import { sessionOf } from '../testing/people.ts';
import { opened, openTakeoverUrl, restore, takingOver } from '../testing/takeovers.ts';
import { all, held, pass, takenOver } from './testing/taken-over.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a takeover', () => {
  it('TK-03 TK-08 OPEN-52 shows every step in turn, as the sections progress', async () => {
    const page = takenOver();
    openTakeoverUrl(page);
    await pass(2000);
    expect(page.steps).toEqual([10, 20, 25]);
    restore(page, 'ship-points');
    // TK-08: 50 ms between groups, 500 ms between the two travelers.
    await pass(549);
    expect(page.steps.at(-1)).toBe(40);
    await pass(1);
    expect(page.steps.at(-1)).toBe(50);
    restore(page, 'travelers');
    await pass(100);
    expect(page.steps.at(-1)).toBe(70);
    restore(page, 'itinerary');
    await pass(50);
    expect(page.steps.at(-1)).toBe(75);
    await pass(1000);
    expect(page.steps.at(-1)).toBe(80);
    restore(page, 'checkout');
    await pass(0);
    expect(page.steps).toEqual(takeoverTimings.progressSteps);
    expect(page.takeover()).toMatchObject({ phase: 'held', step: 100, missing: [] });
  });

  it('TK-26 the cart is read again when entries arrive that the customer had not saved', async () => {
    let turn = 1;
    const hold = answering(readHold, () => ({
      held_by: null,
      changed_at: '',
      order_id: null,
      hold_turn: turn,
    }));
    const page = takenOver([hold, ...takingOver()]);
    const turns: (number | undefined)[] = [];
    page.shell.events(cartTakenOverEvent).subscribe(({ holdTurn }) => turns.push(holdTurn));
    openTakeoverUrl(page);
    await pass(10);
    for (const section of all) restore(page, section);
    await pass(5000);
    turn = 2;
    await pass(5000);
    expect(turns).toEqual([undefined, 1, 2]);
  });

  it('TK-04 hides its progress 5 s after the end', async () => {
    const page = await held();
    const shownFor = async (ms: number) => {
      await pass(ms);
      return page.takeover()?.progressShown;
    };
    expect(page.takeover()?.phase).toBe('held');
    expect(await shownFor(1000)).toBe(true);
    expect(await shownFor(5000)).toBe(false);
  });

  it('TK-01 TK-09 the shell restores the cart once, for the customer of the cart', async () => {
    const page = await held();
    expect(page.published).toEqual(['taken over']);
    expect(page.called(takeOverCart.name)).toMatchObject([
      { input: { params: { cartId: opened.cart_id }, body: { takeover_id: 'tko_1' } } },
    ]);
    expect(page.assistance.at(-1)).toBe('takeover usr_casey');
    expect(new Set(page.assistance)).toEqual(new Set(['none null', 'takeover usr_casey']));
  });

  it('TK-09 continues without a section that does not answer, and names it', async () => {
    const page = takenOver();
    openTakeoverUrl(page);
    await pass(10);
    for (const section of ['ship-points', 'itinerary', 'checkout'] as const) restore(page, section);
    await pass(13_000);
    expect(page.takeover()).toMatchObject({ phase: 'held', missing: ['travelers'] });
  });

  it('TK-05 requests the services again when the chosen one is missing', async () => {
    const page = await held(takingOver({ pickup_carrier_service_level_id: '5' }));
    await pass(4000);
    expect(page.published).toEqual(['taken over', 'services again']);
    await pass(3000);
    expect(page.takeover()?.phase).toBe('held');
  });

  it('OPEN-53 a takeover does not run without its id in the address, and runs once', async () => {
    const page = takenOver();
    page.session(sessionOf('admin'));
    page.cart('SA-1');
    await pass(100);
    expect(page.takeover()).toBeNull();
    page.cart('SA-1', { takeover_id: 'tko_1' });
    page.cart('SA-2', { takeover_id: 'tko_1' });
    await pass(100);
    expect(page.called(readTakeover.name)).toHaveLength(1);
  });

  it('TK-02 a takeover waits until a user with permission signs in', async () => {
    const page = takenOver();
    page.session(sessionOf('guest'));
    page.cart(null, { takeover_id: 'tko_1' });
    await pass(100);
    expect([page.takeover()?.phase, page.api.calls]).toEqual(['waiting', []]);
    page.session(sessionOf('admin'));
    await pass(10);
    expect(page.takeover()?.phase).toBe('running');
  });

  it('does not take the cart over again when the page is reloaded', async () => {
    const page = await held([answering(readTakeover, { ...opened, used: true }), ...takingOver()]);
    expect([page.called(takeOverCart.name), page.published]).toEqual([[], ['taken over']]);
    expect(page.takeover()).toMatchObject({ phase: 'held', customer: { name: 'Casey Customer' } });
  });
});

describe('a takeover that its customer interrupts', () => {
  it('TK-01 a takeover is lost while the cart is being restored, and remains lost whatever the sections report', async () => {
    const page = takenOver([
      answering(readHold, () => {
        throw refusal(404, 'cart_not_found');
      }),
      ...takingOver(),
    ]);
    openTakeoverUrl(page);
    await pass(100);
    // The shell learns about it from a refused save.
    page.cart(null, { takeover_id: 'tko_1' });
    await pass(3000);
    expect(page.takeover()).toMatchObject({ phase: 'lost', progressShown: false });
    for (const section of all) restore(page, section);
    await pass(20_000);
    expect(page.takeover()?.phase).toBe('lost');
    expect(page.assistance.at(-1)).toBe('none null');
  });
});

describe('a takeover that fails', () => {
  const refusing = (status: number, code: string) => [
    answering(readTakeover, opened),
    answering(takeOverCart, () => {
      throw refusal(status, code);
    }),
  ];

  it('ER-27 a takeover of an unknown cart says that no such cart exists, and closes', async () => {
    const page = takenOver(refusing(404, 'takeover_cart_not_found'));
    openTakeoverUrl(page);
    await pass(10);
    expect(page.said).toEqual(['Takeover Cart Not Found']);
    expect(page.takeover()).toMatchObject({ phase: 'ended', progressShown: false });
  });

  it.each([
    [409, 'cart_already_ordered', /This cart is already an order/],
    [409, 'cart_being_ordered', /The customer is placing the order now/],
    [0, 'connection_lost', /We couldn’t take over the cart/],
  ])('a failed takeover says why, and can be retried: %i %s', async (status, code, words) => {
    const page = takenOver(refusing(status, code));
    openTakeoverUrl(page);
    await pass(10);
    expect(page.takeover()).toMatchObject({ phase: 'failed', failure: expect.stringMatching(words) });
    page.admin.store.dispatch({ type: 'takeover-retried' });
    await pass(10);
    expect(page.called(takeOverCart.name)).toHaveLength(2);
  });
});
