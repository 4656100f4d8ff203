import { createClearedBooking } from './cleared-booking.ts';

const credentials = { id: 'crt_1', displayId: 'SA-1', token: 'secret' };
function tab() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const written: unknown[] = [];
  const clock = { at: 0 };
  const options = {
    brand: 'golf',
    storage,
    credentialsStore: { leaveFor: (one: unknown) => void written.push(one) },
    now: () => clock.at,
  };
  return { open: () => createClearedBooking(options), texts, written, clock };
}

describe('a cleared booking', () => {
  it('a cleared booking is restored by the next page of the tab, once', () => {
    const { open, written, texts } = tab();
    open().leave(credentials);
    const next = open();
    expect(next.isThere).toBe(true);
    next.takeBack();
    expect(written).toEqual([credentials]);
    expect(texts.size).toBe(0);
    open().takeBack();
    expect(written).toHaveLength(1);
  });

  it('a cleared booking is gone when its time is over, when it is discarded, and when the record is damaged', () => {
    const { open, clock, texts, written } = tab();
    open().leave(credentials);
    clock.at = 90_000;
    expect(open().isThere).toBe(false);
    clock.at = 0;
    open().forget();
    expect(open().isThere).toBe(false);
    texts.set('left_booking_golf', '{"credentials":{"id":1}}');
    expect(open().isThere).toBe(false);
    open().takeBack();
    expect(written).toEqual([]);
  });
});
