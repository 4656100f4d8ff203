/** Names and numbers of ours, never what a person typed. */
export type Facts = Readonly<Record<string, string | number>>;

/** Where a piece of work came from: outside, here, a call to somebody else, or a queue. */
export type SpanKind = 'server' | 'internal' | 'client' | 'consumer';

/** A piece of work that is shown in a trace. */
export type Span = {
  readonly traceId: string;
  /** How the work goes on elsewhere, as W3C Trace Context writes it. */
  readonly traceparent: string;
  /** Whether it is sent; facts that cost something are not worked out where it is not. */
  readonly isKept: boolean;
  /** Begins a part of it. */
  begin(name: string, kind: SpanKind, facts?: Facts): Span;
  /** Adds a part that has just ended. */
  ended(name: string, kind: SpanKind, facts: Facts, ms: number, failure?: string): void;
  set(facts: Facts): void;
  /** `failure`: the kind of what went wrong. */
  end(failure?: string): void;
};

/** The sending of traces. It exists only where a setting switches it on. */
export type Tracing = {
  /** Begins work that came from outside or from a queue; `traceparent`: how the trace was begun elsewhere. */
  begin(name: string, kind: SpanKind, facts: Facts, traceparent?: unknown): Span;
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
};

/** The kind of an error: a name in our code or a library's. A message may hold an address, so it stays here. */
export const failureOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
