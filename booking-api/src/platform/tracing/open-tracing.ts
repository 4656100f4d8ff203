import { hostname } from 'node:os';
import {
  type Attributes,
  isSpanContextValid,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../settings/tracing-settings.ts';
import { outsideWork } from './current-work.ts';
import { traceOutgoingCalls } from './trace-outgoing-calls.ts';
import type { Facts, Span, SpanKind, Tracing } from './tracing.ts';

/** In the order of the API's enumeration, which type stripping cannot import. */
const kinds: Readonly<Record<SpanKind, number>> = { internal: 0, server: 1, client: 2, consumer: 4 };

const stopMs = 2000;

/**
 * Sends traces by OTLP. Only the trace's id decides whether it is kept, so that server and worker agree, and
 * a browser cannot force it. `onError` receives failures of the collector, at most once a minute.
 */
export function openTracing(
  { endpoint, headers, share }: TracingSettings,
  service: string,
  onError: (error: unknown) => void,
): Tracing {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: 5000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'host.name': hostname() }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: reported(exporter, onError) })],
  });
  const tracer = provider.getTracer('sendahead');
  const leave = traceOutgoingCalls(new URL(endpoint).host);
  return {
    begin: (name, kind, facts, traceparent) => {
      const options = { kind: kinds[kind], attributes: { ...facts } };
      return spanOf(tracer, tracer.startSpan(name, options, contextOf(traceparent)));
    },
    async stop() {
      leave();
      const late = new Promise((done) => setTimeout(done, stopMs).unref());
      await Promise.race([provider.shutdown().catch(onError), late]);
    },
  };
}

/** W3C Trace Context; any unreadable value begins a new trace. */
function contextOf(traceparent: unknown) {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(traceparent)) ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

function spanOf(tracer: Tracer, open: OpenSpan): Span {
  const { traceId, spanId, traceFlags } = open.spanContext();
  const isKept = open.isRecording();
  const traceparent = `00-${traceId}-${spanId}-0${traceFlags & 1}`;
  // Its child spans would not be kept either.
  if (!isKept) return unkept(traceId, traceparent);
  const within = trace.setSpan(ROOT_CONTEXT, open);
  return {
    traceId,
    traceparent,
    isKept,
    begin: (name, kind, facts) =>
      spanOf(tracer, tracer.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, within)),
    ended(name, kind, facts, ms, failure) {
      const now = performance.now();
      const options = { kind: kinds[kind], attributes: { ...facts }, startTime: now - ms };
      const part = tracer.startSpan(name, options, within);
      fail(part, failure);
      part.end(now);
    },
    set: (facts: Facts) => void open.setAttributes(facts as Attributes),
    end(failure) {
      fail(open, failure);
      open.end();
    },
  };
}

function unkept(traceId: string, traceparent: string): Span {
  const span: Span = {
    traceId,
    traceparent,
    isKept: false,
    begin: () => span,
    ended: () => {},
    set: () => {},
    end: () => {},
  };
  return span;
}

function fail(open: OpenSpan, failure: string | undefined): void {
  if (failure === undefined) return;
  open.setAttribute('error.type', failure);
  open.setStatus({ code: SpanStatusCode.ERROR });
}

const reportEveryMs = 60_000;

function reported(exporter: SpanExporter, onError: (error: unknown) => void): SpanExporter {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - reportedAt > reportEveryMs) {
          reportedAt = performance.now();
          outsideWork(() => onError(result.error));
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
