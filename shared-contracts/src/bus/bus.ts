import * as z from 'zod/mini';
import type { BoundBus, Bus, BusReport, TopicInspection } from './bus-types.ts';
import { OwnedObservable } from './owned-observable.ts';
import { type Part, parts } from './parts.ts';
import { closedParse, openParse } from './payload.ts';
import { type Observable, rxConfig, Subject, Subscription } from './rx.ts';
import type { PayloadOutput, StateTopic, Topic } from './topic.ts';

z.config({ jitless: true });

interface Channel {
  readonly topic: Topic;
  readonly stream: Subject<unknown>;
  last: { value: unknown } | undefined;
  published: number;
  quarantined: number;
}

/** The part whose files appear first in a stack. */
const partInStack = (error: unknown): Part | undefined => {
  const [, name] = /\/assets\/([a-z-]+)\//.exec((error instanceof Error && error.stack) || '') ?? [];
  return parts.find((part) => part === name);
};

/** The page's only bus (ADR 0004). `report` receives quarantined payloads and errors of subscribers. */
export function createBus({ report }: { report: (trouble: BusReport) => void }): Bus {
  const channels = new Map<string, Channel>();
  const live = new Map<Part, number>();
  const traffic = new Subject<{ topic: string; payload: unknown }>();

  const subscriberThrew = (error: unknown, part?: Part, topic?: Topic): void =>
    report({ at: 'subscriber', part, topic: topic?.name, detail: String(error), error });
  // Errors of streams that combine several topics, or use none: only the stack identifies the code.
  rxConfig.onUnhandledError = (error) => subscriberThrew(error, partInStack(error));

  const channelOf = (topic: Topic): Channel => {
    const known = channels.get(topic.name);
    if (known) return known;
    const fresh: Channel = { topic, stream: new Subject(), last: undefined, published: 0, quarantined: 0 };
    channels.set(topic.name, fresh);
    return fresh;
  };

  const quarantine = (channel: Channel, by: Part, at: BusReport['at'], detail: string): void => {
    channel.quarantined += 1;
    report({ at, topic: channel.topic.name, part: by, detail });
  };

  const bind = <P extends Part>(part: P): BoundBus<P> => {
    let scope = new Subscription();
    live.set(part, live.get(part) ?? 0);

    const observe = <T extends Topic>(topic: T, replay: boolean): Observable<PayloadOutput<T>> =>
      new OwnedObservable(
        (error) => subscriberThrew(error, part, topic),
        (subscriber) => {
          const channel = channelOf(topic);
          const deliver = (raw: unknown): void => {
            const payload = openParse(topic.schema, raw);
            if (!payload.success) quarantine(channel, part, 'delivery', payload.detail);
            else subscriber.next(payload.data as PayloadOutput<T>);
          };
          const subscription = channel.stream.subscribe(deliver);
          live.set(part, (live.get(part) ?? 0) + 1);
          subscription.add(() => {
            scope.remove(subscription);
            live.set(part, (live.get(part) ?? 1) - 1);
          });
          // A disposed scope closes everything added to it, so no subscription is possible after unmount.
          scope.add(subscription);
          if (replay && channel.last && !subscription.closed) deliver(channel.last.value);
          return subscription;
        },
      );

    return {
      part,
      publish(topic, payload) {
        const channel = channelOf(topic);
        if (topic.kind === 'state' && (topic as StateTopic).owner !== part) {
          quarantine(channel, part, 'ownership', `${topic.name} belongs to ${(topic as StateTopic).owner}`);
          return false;
        }
        const checked = closedParse(topic.schema, payload);
        if (!checked.success) {
          quarantine(channel, part, 'publish', checked.detail);
          return false;
        }
        channel.published += 1;
        if (topic.kind === 'state') channel.last = { value: payload };
        channel.stream.next(payload);
        traffic.next({ topic: topic.name, payload });
        return true;
      },
      state: (topic) => observe(topic, true),
      events: (topic) => observe(topic, false),
      dispose() {
        scope.unsubscribe();
        scope = new Subscription();
      },
    };
  };

  const inspect = (): TopicInspection[] =>
    [...channels.values()].map(({ topic, last, published, quarantined }) => ({
      name: topic.name,
      kind: topic.kind,
      owner: topic.kind === 'state' ? topic.owner : undefined,
      last: last?.value,
      published,
      quarantined,
    }));

  return { bind, inspect, liveSubscriptions: (part) => live.get(part) ?? 0, traffic };
}
