import type { Part } from './parts.ts';
import type { Observable } from './rx.ts';
import type { EventTopic, PayloadInput, PayloadOutput, StateTopic, TopicName } from './topic.ts';

/** A failure on the bus, for the shell's error sink. Never contains the payload, which may be personal. */
export interface BusReport {
  readonly at: 'publish' | 'delivery' | 'ownership' | 'subscriber';
  readonly topic?: TopicName | undefined;
  readonly part?: Part | undefined;
  readonly detail: string;
  /** The error of a subscriber. */
  readonly error?: unknown;
}

export interface TopicInspection {
  readonly name: TopicName;
  readonly kind: 'state' | 'event';
  readonly owner: Part | undefined;
  readonly last: unknown;
  readonly published: number;
  readonly quarantined: number;
}

/** A bus bound to one part: it can write only that part's state topics, and its subscriptions end with it. */
export interface BoundBus<P extends Part = Part> {
  readonly part: P;
  /** False when the payload was quarantined or the topic belongs to another part; never throws. */
  publish<T extends StateTopic<P> | EventTopic>(topic: T, payload: PayloadInput<T>): boolean;
  /** Emits the current value immediately (if there is one) and every later one. */
  state<T extends StateTopic>(topic: T): Observable<PayloadOutput<T>>;
  /** Emits events from now on. */
  events<T extends EventTopic>(topic: T): Observable<PayloadOutput<T>>;
  /** Ends every subscription that was made through this bound bus. */
  dispose(): void;
}

export interface Bus {
  bind<P extends Part>(part: P): BoundBus<P>;
  /** Development only: topics with owner, last value and counts. */
  inspect(): TopicInspection[];
  liveSubscriptions(part: Part): number;
  /** Development only: every accepted message, as it passes. */
  readonly traffic: Observable<{ topic: string; payload: unknown }>;
}
