import * as z from 'zod';
import { emptyIsAbsent } from './empty-is-absent.ts';

export type TracingSettings = {
  /** The collector's address, without `/v1/traces`. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** From 0 to 1: which share of traces is kept. */
  share: number;
};

/** As OpenTelemetry names them, so that an operator knows them. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: emptyIsAbsent(z.url({ protocol: /^https?$/ })),
  OTEL_EXPORTER_OTLP_HEADERS: emptyIsAbsent(
    z
      .string()
      .regex(
        /^\s*[\w-]+=(?:[^,%]|%[\da-f]{2})*(?:,\s*[\w-]+=(?:[^,%]|%[\da-f]{2})*)*$/i,
        'such as authorization=Bearer%20abc',
      ),
  ),
  OTEL_TRACES_SAMPLER_ARG: emptyIsAbsent(z.coerce.number().min(0).max(1)),
};
const variables = z.object(tracingVariables);

/** Undefined where no collector is named: nothing is traced. */
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

/** Values are escaped as in an address. */
function headerOf(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
}
