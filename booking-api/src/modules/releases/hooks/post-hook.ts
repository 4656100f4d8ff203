import { createHmac } from 'node:crypto';
import { type RequestOptions, request } from 'node:https';
import type { HookFailure } from '@sendahead/shared-contracts/releases/hook-calls';
import { lookupPublic, publicUrlOf } from './public-address.ts';

const timeoutMs = 5000;

/** A message: `id` is the same in each attempt, so that the receiver takes it once. */
export interface HookMessage {
  readonly id: string;
  readonly body: string;
}

/** How an address took a message. */
export interface Outcome {
  readonly status: number | null;
  readonly failure: HookFailure | null;
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over `<seconds>.<body>`, so that an old message cannot be sent again as new. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return { status, failure: null };
  return { status, failure: status >= 300 && status < 400 ? 'redirect' : 'refused' };
};

const ask = (url: URL, options: RequestOptions, body: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const sent = request(url, { ...options, method: 'POST', agent: false }, (answer) => {
      resolve(outcomeOf(answer.statusCode ?? 0));
      // Nothing of the answer but its status is read: no one sees by it what another server says.
      answer.destroy();
    });
    sent.on('error', ({ name }) =>
      resolve({ status: null, failure: name === 'AbortError' ? 'timeout' : 'unreachable' }),
    );
    sent.end(body);
  });

/** Posts signed messages to addresses on the public internet. */
export type PostHook = (
  hook: { address: string; secret: string },
  message: HookMessage,
  now: number,
) => Promise<Outcome>;

/** No redirect is followed. `connection` are other options of the connection, for tests. */
export const createPostHook =
  (connection: RequestOptions = {}): PostHook =>
  async ({ address, secret }, { id, body }, now) => {
    const url = publicUrlOf(address);
    if (!url) return { status: null, failure: 'unreachable' };
    const options: RequestOptions = {
      lookup: lookupPublic(),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Sendahead-Releases',
        'idempotency-key': id,
        'sendahead-signature': signatureOf(secret, Math.floor(now / 1000), body),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...connection,
    };
    return ask(url, options, body);
  };
