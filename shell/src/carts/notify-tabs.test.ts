import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { notifyTabs, type TabChannel } from './notify-tabs.ts';

function tab(cartId: string) {
  const own = createBus({ report: () => undefined }).bind('shell');
  const said: string[] = [];
  own.events(alertRaisedEvent).subscribe(({ text }) => said.push(text));
  const posted: unknown[] = [];
  let hear: (data: unknown) => void = () => undefined;
  const channel = {
    postMessage: (data: unknown) => void posted.push(data),
    addEventListener: (_: string, listener: (event: { data: unknown }) => void) => {
      hear = (data) => listener({ data });
    },
  } as unknown as TabChannel;
  return { tabs: notifyTabs(channel, own, () => cartId), said, posted, hear: (data: unknown) => hear(data) };
}

describe('two tabs of one booking', () => {
  it('B3-3 each tab says once that the other changed the booking, until it changes something itself', () => {
    const { tabs, said, hear } = tab('crt_1');
    hear('crt_1');
    hear('crt_1');
    expect(said).toEqual([expect.stringMatching(/changed this booking in another tab/)]);
    tabs.saved('crt_1');
    hear('crt_1');
    expect(said).toHaveLength(2);
  });

  it('B3-3 tabs send only the id of the cart, and ignore every other message', () => {
    const { tabs, said, posted, hear } = tab('crt_1');
    tabs.saved('crt_1');
    expect(posted).toEqual(['crt_1']);
    for (const data of [null, { id: 'crt_1' }, 7]) hear(data);
    expect(said).toEqual([]);
  });

  it('B3-3 with two bookings each say once that the other is open', () => {
    const { said, posted, hear } = tab('crt_1');
    hear('crt_2');
    hear('crt_2');
    expect(said).toEqual([expect.stringMatching(/another booking open in another tab/)]);
    expect(posted).toEqual([{ open: 'crt_1' }]);
  });

  it('B3-3 a tab that only answers which booking it has does not count as one that changed it', () => {
    const [first, third] = [tab('crt_1'), tab('crt_1')];
    first.hear('crt_2');
    for (const answer of first.posted) third.hear(answer);
    expect(third.said).toEqual([]);
  });

  it('B3-3 a tab says that another booking is open when the other tab answers', () => {
    const { said, posted, hear } = tab('crt_1');
    hear({ open: 'crt_2' });
    hear({ open: 'crt_2' });
    expect(said).toEqual([expect.stringMatching(/another booking open in another tab/)]);
    // An answer is not answered.
    expect(posted).toEqual([]);
  });

  it('tabs work without a channel', () => {
    const bus = createBus({ report: () => undefined }).bind('shell');
    expect(() => notifyTabs(null, bus, () => undefined).saved('crt_1')).not.toThrow();
  });
});
