import { Agent, request } from 'node:http';
import { AnswerLost, GatewayUnreachable } from '../port.ts';

export type GatewayAnswer = { status: number; body: unknown };

export type Timeouts = {
  /** Milliseconds until the connection stands. */
  connectMs: number;
  /** Milliseconds until the answer is complete. */
  answerMs: number;
};

export type JsonCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<GatewayAnswer>;

/**
 * JSON over HTTP that tells apart what never arrived from what may have been done. Node's client waits for ever by
 * itself, so both limits are ours. Throws GatewayUnreachable or AnswerLost.
 */
export function jsonClient(
  base: string,
  headers: Readonly<Record<string, string>>,
  timeouts: Timeouts,
): JsonCall {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      let sent = false;
      const text = body === undefined ? undefined : JSON.stringify(body);
      const call = request(new URL(path, base), {
        method,
        agent,
        headers: {
          ...headers,
          accept: 'application/json',
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      });
      let over = false;
      const fail = (why: string) => {
        if (over) return;
        over = true;
        clearTimeout(connecting);
        clearTimeout(answering);
        reject(sent ? new AnswerLost(why) : new GatewayUnreachable(why));
        call.destroy();
      };
      // What arrived while the process was busy is heard before time is called.
      const connecting = setTimeout(
        () =>
          setImmediate(() => {
            if (!sent) fail('no connection in time');
          }),
        timeouts.connectMs,
      );
      const answering = setTimeout(() => setImmediate(() => fail('no answer in time')), timeouts.answerMs);
      call.on('socket', (socket) => {
        // On a connection that is kept alive the request is on its way at once.
        if (!socket.connecting) sent = true;
        else socket.once('connect', () => (sent = true));
      });
      call.on('error', (error) => fail(error.message));
      call.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', (error) => fail(error.message));
        response.on('aborted', () => fail('answer broken off'));
        response.on('end', () => {
          clearTimeout(connecting);
          clearTimeout(answering);
          if (!response.complete) return fail('answer broken off');
          over = true;
          try {
            resolve({
              status: response.statusCode ?? 0,
              body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
            });
          } catch {
            reject(new AnswerLost('answer is not JSON'));
          }
        });
      });
      call.end(text);
    });
}
