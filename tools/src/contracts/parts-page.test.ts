import { topicsOf, topicsUsed } from './parts-page.ts';

const topics = topicsOf([
  {
    path: 'shared-contracts/src/geo/topics.ts',
    text: "export const shipPointsTopic = defineState(\n  'geo.ship-points@1',\n  'mf-addresses',\n);\nexport const placedEvent = defineEvent('payments.order-placed@1', z.object({}));",
  },
]);
const used = (method: 'publish' | 'state' | 'events', text: string): string[] =>
  topicsUsed(topics, method, [{ path: 'a.ts', text }]);

describe('the topics that a text uses', () => {
  it('topics are found where a text passes them to a method of the bus', () => {
    const text = 'bus.publish(placedEvent, {}); host.bus\n  .state(\n shipPointsTopic).subscribe(read);';
    expect(used('publish', text)).toEqual(['payments.order-placed@1']);
    expect(used('state', text)).toEqual(['geo.ship-points@1']);
    expect(used('events', text)).toEqual([]);
  });

  it('only known topics count', () => {
    expect(used('events', 'bus.events(unknownEvent); log(placedEvent)')).toEqual([]);
  });
});
