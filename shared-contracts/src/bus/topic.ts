import type * as z from 'zod/mini';
import type { Part } from './parts.ts';

type Schema = z.ZodMiniType;

/** `domain.topic@major`; a breaking change of the payload is published as a new major alongside the old one. */
export type TopicName = `${string}@${number}`;

/** Retained: keeps its last value for late subscribers, written by exactly one owner. */
export interface StateTopic<Owner extends Part = Part, S extends Schema = Schema> {
  readonly kind: 'state';
  readonly name: TopicName;
  readonly owner: Owner;
  readonly schema: S;
}

/** A one-time event that is never replayed; named in the past tense. Any part may publish it. */
export interface EventTopic<S extends Schema = Schema> {
  readonly kind: 'event';
  readonly name: TopicName;
  readonly schema: S;
}

export type Topic = StateTopic | EventTopic;

export const defineState = <Owner extends Part, S extends Schema>(
  name: TopicName,
  owner: Owner,
  schema: S,
): StateTopic<Owner, S> => ({ kind: 'state', name, owner, schema });

export const defineEvent = <S extends Schema>(name: TopicName, schema: S): EventTopic<S> => ({
  kind: 'event',
  name,
  schema,
});

export type PayloadInput<T extends Topic> = z.input<T['schema']>;
export type PayloadOutput<T extends Topic> = z.output<T['schema']>;
