import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { type Role, roles } from '@sendahead/shared-contracts/call/roles';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { holdTopic } from '@sendahead/shared-contracts/page/hold';
import { captureOf } from './capture.ts';

function page({ awaitsTakeover = false, filling = false, changing = false, unread = false } = {}) {
  const bus = createBus({ report: () => undefined });
  const own = bus.bind('shell');
  const pending = () => (filling ? { form: {}, sections: new Set(['travelers'] as const) } : undefined);
  const capture = captureOf(own, { changing }, { pending, unread: () => unread }, awaitsTakeover);
  return {
    capture,
    signedInAs: (role: Role) =>
      own.publish(sessionTopic, { role, user: null, acceptedTerms: true, onBehalfOf: null }),
    assisting: (kind: 'none' | 'takeover' | 'on_behalf') =>
      bus.bind('mf-admin').publish(assistanceTopic, { kind, userId: null, userEmail: null }),
    heldBy: (by: string | null) => own.publish(holdTopic, { by }),
  };
}

describe('recording of a booking in progress', () => {
  it.each(roles)("TK-12 an admin's own booking is not recorded, every other is: %s", (role) => {
    const { capture, signedInAs } = page();
    signedInAs(role);
    expect(capture.isWanted()).toBe(!['admin', 'admin_plus', 'carrier_admin'].includes(role));
  });

  it("TK-12 TK-16 an admin's input for a customer is recorded once the cart is read", () => {
    const { capture, signedInAs, assisting } = page();
    signedInAs('admin');
    assisting('on_behalf');
    expect(capture.isWanted()).toBe(true);
    assisting('none');
    expect(capture.isWanted()).toBe(false);
    const unread = page({ unread: true });
    unread.signedInAs('admin');
    unread.assisting('on_behalf');
    expect(unread.capture.isWanted()).toBe(false);
  });

  it('TK-12 nothing is recorded while a takeover is pending, or another cart replaces this one', () => {
    expect(page({ awaitsTakeover: true }).capture.isWanted()).toBe(false);
    expect(page({ changing: true }).capture.isWanted()).toBe(false);
  });

  it("TK-07 staff's input in a cart that they took over is saved, 2 s after it was restored and 1 s after a change", () => {
    const taken = page({ awaitsTakeover: true });
    taken.signedInAs('admin');
    taken.assisting('takeover');
    expect([taken.capture.isWanted(), taken.capture.delayMs()]).toEqual([true, 1000]);
    const filling = page({ awaitsTakeover: true, filling: true });
    filling.assisting('takeover');
    expect(filling.capture.delayMs()).toBe(2000);
    taken.assisting('none');
    expect(taken.capture.isWanted()).toBe(false);
  });

  it('TK-09 a cart that was taken over is not saved before it is read', () => {
    const { capture, assisting } = page({ awaitsTakeover: true, unread: true });
    assisting('takeover');
    expect(capture.isWanted()).toBe(false);
  });

  it('TK-01 OPEN-55 a booking that staff hold is not recorded; others are saved 1 s after a change', () => {
    const { capture, heldBy } = page();
    heldBy('Alex');
    expect(capture.isWanted()).toBe(false);
    heldBy(null);
    expect([capture.isWanted(), capture.delayMs()]).toEqual([true, 1000]);
  });
});
