/** Our own names and numbers, never a person's input. */
export type Facts = Readonly<Record<string, string | number>>;

/** The origin of a span: outside, here, a call to another service, or a queue. */
export type SpanKind = 'server' | 'internal' | 'client' | 'consumer';

/** A piece of work that is shown in a trace. */
export type Span = {
  readonly traceId: string;
  /** The context for continuing the work elsewhere, as W3C Trace Context. */
  readonly traceparent: string;
  /** Whether it is sent; expensive attributes are skipped otherwise. */
  readonly isKept: boolean;
  /** Begins a child span. */
  begin(name: string, kind: SpanKind, facts?: Facts): Span;
  /** Adds a child span that has just ended. */
  ended(name: string, kind: SpanKind, facts: Facts, ms: number, failure?: string): void;
  set(facts: Facts): void;
  /** `failure`: the kind of the error. */
  end(failure?: string): void;
};

/** The sending of traces. It exists only when a setting enables it. */
export type Tracing = {
  /**
   * Begins work that came from outside or from a queue; `traceparent`: the context of the trace's start
   * elsewhere.
   */
  begin(name: string, kind: SpanKind, facts: Facts, traceparent?: unknown): Span;
  /** Sends the remaining data, for two seconds at most. */
  stop(): Promise<void>;
};

/** The kind of an error: a name in our code or a library's. A message may contain a URL, so it is dropped. */
export const failureOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
