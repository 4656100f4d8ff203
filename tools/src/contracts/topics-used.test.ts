import { allTopics } from '@sendahead/shared-contracts/bus/catalog';
import { publishersOfEvents, readElsewhere } from '@sendahead/shared-contracts/bus/publishers';
import { partNames } from '../build/workspace.ts';
import { sourcesIn } from './parts-page.ts';
import { topicsOf, topicsUsed, type Use } from './topics-used.ts';

const topics = topicsOf([
  {
    path: 'shared-contracts/src/geo/topics.ts',
    text: "export const shipPointsTopic = defineState(\n  'geo.ship-points@1',\n  'mf-addresses',\n);\nexport const placedEvent = defineEvent('payments.order-placed@1', z.object({}));",
  },
]);
const imports =
  "import { placedEvent, shipPointsTopic as points } from '@sendahead/shared-contracts/geo/topics';\n";
const used = (use: Use, text: string): string[] => topicsUsed(topics, [{ path: 'a.ts', text }])[use];

describe('the topics that a text uses', () => {
  it('topics are found where a text passes them to a method of the bus', () => {
    const text = `${imports}bus.publish(placedEvent, {}); host.bus\n  .state(\n points).subscribe(read);`;
    expect(used('publish', text)).toEqual(['payments.order-placed@1']);
    expect(used('state', text)).toEqual(['geo.ship-points@1']);
    expect(used('events', text)).toEqual([]);
  });

  it('a topic that is imported on demand is found', () => {
    const text =
      "import('@sendahead/shared-contracts/geo/topics').then(({ placedEvent }) => bus.publish(placedEvent, {}));";
    expect(used('publish', text)).toEqual(['payments.order-placed@1']);
  });

  it.each([
    ['an unknown topic', `${imports}bus.events(unknownEvent); log(placedEvent)`],
    ['a comment', `${imports}// bus.events(placedEvent)`],
    ['text', `${imports}const said = 'bus.events(placedEvent)';`],
    [
      'a constant of the same name from elsewhere',
      "import { placedEvent } from './mine.ts';\nbus.events(placedEvent);",
    ],
  ])('%s does not count', (_what, text) => {
    expect(used('events', text)).toEqual([]);
  });
});

describe('every topic', () => {
  const defined = topicsOf(sourcesIn('shared-contracts'));
  const usedBy = partNames().map((part) => ({ part, ...topicsUsed(defined, sourcesIn(part)) }));
  const publishersNow = (name: string): string[] =>
    usedBy.flatMap(({ part, publish }) => (publish.includes(name) ? [part] : [])).toSorted();
  const isRead = (name: string): boolean =>
    usedBy.some(({ state, events }) => state.includes(name) || events.includes(name));
  const named = (topic: (typeof allTopics)[number]): readonly string[] =>
    topic.kind === 'state' ? [topic.owner] : (publishersOfEvents[topic.name] ?? []).toSorted();

  it('the topics of the catalog are found where they are defined', () => {
    const names = defined.map(({ name }) => name);
    expect(allTopics.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('a part reads every topic, or the topic is listed with who reads it', () => {
    const unread = allTopics.map(({ name }) => name).filter((name) => !isRead(name));
    expect(unread).toEqual(Object.keys(readElsewhere));
  });

  it('exactly the parts publish a topic that it names', () => {
    expect(Object.fromEntries(allTopics.map(({ name }) => [name, publishersNow(name)]))).toEqual(
      Object.fromEntries(allTopics.map((topic) => [topic.name, named(topic)])),
    );
    expect(allTopics.filter((topic) => named(topic).length === 0)).toEqual([]);
  });

  it('every entry of the tables names an existing topic', () => {
    const events = allTopics.filter(({ kind }) => kind === 'event').map(({ name }) => name);
    expect(Object.keys(publishersOfEvents).toSorted()).toEqual(events.toSorted());
  });
});
