import * as z from 'zod';

export type TracingSettings = {
  /** The collector's URL, without `/v1/traces`. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** The share of traces to keep, from 0 to 1. */
  share: number;
};

/** In OpenTelemetry's names, which operators know. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^\s*[\w-]+=(?:[^,%]|%[\da-f]{2})*(?:,\s*[\w-]+=(?:[^,%]|%[\da-f]{2})*)*$/i,
      'such as authorization=Bearer%20abc',
    )
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
};
const variables = z.object(tracingVariables);

/** Undefined when no collector is named: tracing is off. */
export function readTracing(env: z.output<typeof variables>): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS = '', OTEL_TRACES_SAMPLER_ARG = 1 } = env;
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const pairs = OTEL_EXPORTER_OTLP_HEADERS.split(',').filter((pair) => pair.includes('='));
  return {
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: Object.fromEntries(pairs.map(headerOf)),
    share: OTEL_TRACES_SAMPLER_ARG,
  };
}

/** Values are percent-encoded as in a URL. */
function headerOf(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
}
