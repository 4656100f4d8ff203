import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { AnswerLost, GatewayUnreachable } from '../port.ts';

export type GatewayAnswer = { status: number; body: unknown };

export type Timeouts = {
  /** Milliseconds to wait for the connection. */
  connectMs: number;
  /** Milliseconds until the answer is complete. */
  answerMs: number;
};

export type JsonCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<GatewayAnswer>;

/**
 * JSON over HTTP that distinguishes calls that never arrived from calls that may have succeeded. Throws
 * GatewayUnreachable or AnswerLost.
 */
export function jsonClient(
  base: string,
  headers: Readonly<Record<string, string>>,
  timeouts: Timeouts,
): JsonCall {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return (method, path, body) => {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const call = request(new URL(path, base), {
      method,
      agent,
      headers: { ...headers, accept: 'application/json', ...contentHeaders(content) },
    });
    const answer = answerOf(call, timeouts);
    call.end(content);
    return answer;
  };
}

const contentHeaders = (content: string | undefined) =>
  content === undefined
    ? {}
    : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) };

/** The complete answer to a request. Node's client has no default timeout, so both limits are ours. */
function answerOf(call: ClientRequest, { connectMs, answerMs }: Timeouts): Promise<GatewayAnswer> {
  return new Promise((resolve, reject) => {
    let sent = false;
    let over = false;
    // Data that arrived while the process was busy is read before the timeout applies.
    const failAfter = (ms: number, why: string, isDue: () => boolean) =>
      setTimeout(() => setImmediate(() => isDue() && fail(why)), ms);
    const connecting = failAfter(connectMs, 'no connection in time', () => !sent);
    const answering = failAfter(answerMs, 'no answer in time', () => true);
    const end = () => {
      over = true;
      clearTimeout(connecting);
      clearTimeout(answering);
    };
    const fail = (why: string) => {
      if (over) return;
      end();
      reject(sent ? new AnswerLost(why) : new GatewayUnreachable(why));
      call.destroy();
    };
    call.on('socket', (socket) => {
      // A kept-alive connection sends the request immediately.
      if (!socket.connecting) sent = true;
      else socket.once('connect', () => (sent = true));
    });
    call.on('error', (error) => fail(error.message));
    call.on('response', (response) => {
      read(response).then(
        (answer) => {
          end();
          resolve(answer);
        },
        (error: Error) => fail(error.message),
      );
    });
  });
}

async function read(response: IncomingMessage): Promise<GatewayAnswer> {
  const body = await text(response);
  if (!response.complete) throw new Error('answer broken off');
  try {
    return { status: response.statusCode ?? 0, body: JSON.parse(body) };
  } catch {
    throw new Error('answer is not JSON');
  }
}
