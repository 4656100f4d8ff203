import type { MountOptions, PaymentProvider, TokenizeResult } from '../port.ts';
import { type Channel, openChannel } from './channel.ts';
import { readTheme } from './frame-theme.ts';
import type { FrameMessage } from './messages.ts';

const readyMs = 15_000;
const answerMs = 20_000;

type Answer = Extract<FrameMessage, { type: 'tokenized' }>;

/** The pending answers, by the id of their request. */
function createQuestions(channel: () => Channel) {
  const waiting = new Map<string, (answer: Answer | null) => void>();
  let requestCount = 0;
  return {
    ask(): Promise<Answer | null> {
      requestCount += 1;
      const id = `nonce-${requestCount}`;
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(null), answerMs);
        waiting.set(id, (answer) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(answer);
        });
        channel().send({ type: 'tokenize', id });
      });
    },
    answer: (answer: Answer) => waiting.get(answer.id)?.(answer),
    giveUp() {
      for (const resolve of [...waiting.values()]) resolve(null);
    },
  };
}

function outcomeOf(answer: Answer | null): TokenizeResult {
  if (!answer) return { ok: false, code: 'failed' };
  if (answer.ok) return { ok: true, nonce: answer.nonce, prepaid: answer.binData.prepaid === 'Yes' };
  if (answer.code === 'fields_empty' || answer.code === 'fields_invalid')
    return { ok: false, code: 'fields' };
  return { ok: false, code: answer.code === 'prepaid_refused' ? 'prepaid_refused' : 'failed' };
}

const errorsOf = (fields: Extract<FrameMessage, { type: 'state' }>['fields']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { error }]) => (error === null ? [] : [[name, error]])),
  );

function createFrame(url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Card details';
  frame.className = 'checkout-card-frame';
  frame.referrerPolicy = 'strict-origin';
  frame.src = url;
  return frame;
}

/** The sandbox gateway: one frame from its own origin in which the card is typed and turned into a nonce. */
async function mount({ place, access, renew, listener }: MountOptions) {
  if (access.fields_url === null) throw new Error('the sandbox gateway named no address for its card fields');
  const frame = createFrame(access.fields_url);
  const origin = new URL(access.fields_url).origin;
  const questions = createQuestions(() => channel);
  const init = (client_token: string) =>
    channel.send({
      type: 'init',
      client_token,
      prepaid_blocked: access.prepaid_blocked,
      theme: readTheme(place),
    });

  let becomeReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the card fields did not answer')), readyMs);
    becomeReady = () => {
      clearTimeout(timer);
      resolve();
    };
  });

  const channel = openChannel(frame, origin, (message) => {
    if (message.type === 'ready') {
      init(access.client_token);
      becomeReady();
    } else if (message.type === 'height') frame.style.height = `${message.px}px`;
    else if (message.type === 'submit') listener.submitted();
    else if (message.type === 'tokenized') questions.answer(message);
    else
      listener.changed({
        valid: message.valid,
        cardType: message.card_type,
        errors: errorsOf(message.fields),
      });
  });

  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => channel.send({ type: 'theme', theme: readTheme(place) });
  scheme.addEventListener('change', follow);
  const remove = (): void => {
    scheme.removeEventListener('change', follow);
    channel.close();
    questions.giveUp();
    frame.remove();
  };

  // Listening starts first, because the frame reports only once that it is ready.
  place.append(frame);
  await ready.catch((error: unknown) => {
    remove();
    throw error;
  });

  return {
    validate: (focus: boolean) => channel.send({ type: 'validate', focus }),
    focus(field: string) {
      frame.focus();
      channel.send({ type: 'focus', field });
    },
    async tokenize(): Promise<TokenizeResult> {
      const first = await questions.ask();
      if (first?.ok !== false || first.code !== 'client_token_invalid') return outcomeOf(first);
      try {
        init((await renew()).client_token);
      } catch {
        return { ok: false, code: 'failed' };
      }
      return outcomeOf(await questions.ask());
    },
    clear: () => channel.send({ type: 'clear' }),
    remove,
  } as const;
}

export const sandboxProvider: PaymentProvider = {
  mount,
  ways: async () => (await import('./sandbox-ways.ts')).sandboxWays,
};
