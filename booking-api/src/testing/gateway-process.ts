import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { compileCache } from './compile-cache.ts';

const workspace = resolve(__dirname, '../../..');
const key = 'sandbox-merchant-key';

export type CardText = { number: string; month?: string; year?: string; code?: string };
export type FaultText = { operation: string; mode: string; times?: number };

/** The payment sandbox with its test controls enabled. */
export type Gateway = {
  url: string;
  /** A nonce as the card fields make it. */
  nonce(card?: string | CardText): Promise<string>;
  /** A nonce as PayPal's or Apple Pay's sheet makes it. */
  walletNonce(wallet: 'paypal' | 'apple_pay'): Promise<string>;
  fault(fault: FaultText): Promise<void>;
  clear(): Promise<void>;
  /** Releases the calls that a fault holds. */
  release(): Promise<void>;
  /** Calls of the shop since the last clear, by operation. */
  calls(): Promise<Record<string, number>>;
  /** Settles submitted sales, and decides pending ones. */
  settle(): Promise<void>;
};

/** A gateway in a separate process. */
export type GatewayProcess = Gateway & { stop(): Promise<void> };

export async function startGateway(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<GatewayProcess> {
  const child = spawn(resolve(workspace, 'node_modules/.bin/node'), ['payment-sandbox/src/server.ts'], {
    cwd: workspace,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      GATEWAY_PORT: '0',
      GATEWAY_HOST: '127.0.0.1',
      GATEWAY_FAULTS: 'on',
      GATEWAY_SETTLE_SECONDS: '3600',
      // A slow card is decided only when a test requests it, even on a slow machine.
      GATEWAY_SLOW_SECONDS: '3600',
      LOG_LEVEL: 'silent',
      ...compileCache,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { ...gatewayAt(await readyAddress(child)), stop: () => ended(child) };
}

/** A gateway that runs at the URL. */
export function gatewayAt(url: string): Gateway {
  // The gateway may close a connection kept from an earlier test file just when it is used again.
  const ask = (path: string, { headers, ...more }: RequestInit = {}) =>
    fetch(new URL(path, url), { ...more, headers: { connection: 'close', ...headers } });
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  return {
    url,
    async nonce(card = '4111111111111111') {
      const {
        number,
        month = '12',
        year = '2030',
        code = '123',
      } = typeof card === 'string' ? { number: card } : card;
      const { client_token } = await post('/merchant/client_tokens', {}, { authorization: `Bearer ${key}` });
      const entry = { client_token, number, month, year, security_code: code, prepaid_blocked: false };
      const made = await post('/fields/nonces', entry, { 'sec-fetch-site': 'same-origin' });
      return made.nonce ?? '';
    },
    async walletNonce(wallet) {
      const { client_token } = await post('/merchant/client_tokens', {}, { authorization: `Bearer ${key}` });
      const made = await post(
        '/fields/wallet_nonces',
        { client_token, wallet, account: 'casey@example.test' },
        { 'sec-fetch-site': 'same-origin' },
      );
      return made.nonce ?? '';
    },
    fault: async (fault) => void (await post('/faults', fault)),
    clear: async () => void (await ask('/faults', { method: 'DELETE' })),
    release: async () => void (await post('/faults/release', {})),
    calls: async () => (await (await ask('/faults/calls')).json()) as Record<string, number>,
    settle: async () => void (await post('/faults/settle', {})),
  };
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /ready at (\S+)/.exec(text);
      if (found?.[1]) done(found[1]);
    });
    child.once('exit', (code) => failed(new Error(`the gateway ended with ${code}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
