import * as z from 'zod/mini';
import type { ApprovalFailure } from '../port.ts';

/** The envelope of the messages between a window of the sandbox and the page. */
const envelope = { channel: 'sendahead.window', version: 1 } as const;
const common = { channel: z.literal(envelope.channel), version: z.literal(envelope.version), id: z.string() };

const windowMessageSchema = z.union([
  z.object({ ...common, type: z.literal('ready') }),
  z.object({
    ...common,
    type: z.literal('done'),
    ok: z.literal(true),
    nonce: z.string(),
    account: z.string(),
    zip: z.string(),
  }),
  z.object({
    ...common,
    type: z.literal('done'),
    ok: z.literal(false),
    code: z.enum(['cancelled', 'refused', 'failed']),
  }),
]);

/** How a window ended. */
export type WindowOutcome =
  | { readonly ok: true; readonly nonce: string; readonly account: string; readonly zip: string }
  | { readonly ok: false; readonly code: ApprovalFailure };

/** The container of a sandbox window: a pop-up, or a sheet over the page. */
export interface Stage {
  window(): Window | null;
  /** The customer closed it. */
  gone(): boolean;
  close(): void;
}

export type WindowKind = 'paypal' | 'apple_pay' | 'google_pay' | 'challenge';

interface Play {
  readonly kind: WindowKind;
  /** The address of the card fields: the pop-ups have the same origin, for the same page. */
  readonly fieldsUrl: string;
  /** Opens the window before it returns; null if the browser blocks it. */
  show(url: string): Stage | null;
  /** The data that the window needs to begin, requested once it listens. */
  start(): Promise<{ client_token: string; amount?: string; nonce?: string }>;
}

/** Milliseconds between checks whether a window was closed. */
const lookMs = 300;

/** Milliseconds within which a window must report that it listens. */
const readyMs = 15_000;

/**
 * Runs one window of the sandbox to its end. Accepts only messages of that window, from the sandbox's origin
 * and under a name made for it; the window opens before this returns, so that the press still counts. Never
 * rejects.
 */
export function playWindow({ kind, fieldsUrl, show, start }: Play): Promise<WindowOutcome> {
  const id = crypto.randomUUID();
  const { origin, searchParams } = new URL(fieldsUrl);
  const url = new URL(`/windows/${kind}`, origin);
  url.searchParams.set('parent', searchParams.get('parent') ?? location.origin);
  url.searchParams.set('channel', id);
  const stage = show(url.href);
  if (!stage) return Promise.resolve({ ok: false, code: 'blocked' });
  return new Promise((resolve) => {
    const end = (outcome: WindowOutcome): void => {
      window.removeEventListener('message', hear);
      clearInterval(looking);
      clearTimeout(waiting);
      stage.close();
      resolve(outcome);
    };
    const hear = (event: MessageEvent<unknown>): void => {
      const from = stage.window();
      if (from === null || event.source !== from || event.origin !== origin) return;
      const { success, data } = windowMessageSchema.safeParse(event.data);
      if (!success || data.id !== id) return;
      clearTimeout(waiting);
      if (data.type === 'done') end(data);
      else
        start().then(
          (given) => from.postMessage({ ...envelope, id, type: 'start', ...given }, origin),
          () => end({ ok: false, code: 'failed' }),
        );
    };
    const looking = setInterval(() => stage.gone() && end({ ok: false, code: 'cancelled' }), lookMs);
    const waiting = setTimeout(() => end({ ok: false, code: 'failed' }), readyMs);
    window.addEventListener('message', hear);
  });
}
