import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.string().optional() });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value })),
});
const exported = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

/** A span as a collector receives it. */
export type ReceivedSpan = Omit<z.output<typeof span>, 'attributes'> & { facts: Record<string, string> };

export type TraceReceiver = {
  url: string;
  spans: ReceivedSpan[];
  /** How often anything was sent. */
  requests: { authorization: string | undefined; text: string }[];
  close(): void;
};

/** A collector that stores the OTLP data that it receives over HTTP. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const requests: TraceReceiver['requests'] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => {
      text += String(piece);
    });
    request.on('end', () => {
      requests.push({ authorization: request.headers.authorization, text });
      for (const { scopeSpans } of exported.parse(JSON.parse(text)).resourceSpans)
        for (const { attributes, ...one } of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...one, facts: factsOf(attributes) });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, requests, close: () => server.close() };
}

const factsOf = (attributes: z.output<typeof span>['attributes']): Record<string, string> =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? intValue ?? '']),
  );
