import { get, type IncomingMessage } from 'node:http';
import type { Browser } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

/**
 * A stream as a page opens it over the network from the server at a port, and the updates received so far.
 */
export async function followNews(port: number, browser: Browser, path: string) {
  const headers = { host: browser.host, accept: 'text/event-stream', cookie: browser.cookie };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, headers, agent: false }, resolve).on('error', reject);
  });
  let heard = '';
  answer.on('data', (piece: Buffer) => {
    heard += piece.toString();
  });
  const count = (kind: string) => heard.split(`"kind":"${kind}"`).length - 1;
  return {
    status: answer.statusCode,
    headers: answer.headers,
    heard: () => heard,
    changes: () => count('changed'),
    viewers: () => count('viewers'),
    closed: () => until(async () => answer.complete || undefined),
    opened: () => until(async () => count('opened') > 0 || undefined),
    end: () => answer.destroy(),
  };
}
