import type { CardFieldsState, ProviderAccess } from '../port.ts';
import { envelope } from './messages.ts';
import { sandboxProvider } from './sandbox-provider.ts';

const gateway = 'http://gateway.test:4001';
const access: ProviderAccess = {
  provider: 'sandbox',
  client_token: 'token-1',
  fields_url: `${gateway}/fields?parent=http://localhost`,
  prepaid_blocked: true,
};

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});
afterEach(() => document.body.replaceChildren());

/** Fakes the gateway's frame. */
function placed(over: Partial<ProviderAccess> = {}) {
  const place = document.createElement('div');
  document.body.append(place);
  const heard: CardFieldsState[] = [];
  let enters = 0;
  const fields = sandboxProvider.mount({
    place,
    access: { ...access, ...over },
    renew: async () => ({ ...access, client_token: 'token-2' }),
    listener: {
      changed: (state) => heard.push(state),
      submitted: () => {
        enters += 1;
      },
    },
  });
  const frame = place.querySelector('iframe');
  const sent: { type: string; [name: string]: unknown }[] = [];
  const origins: string[] = [];
  if (frame?.contentWindow) {
    frame.contentWindow.postMessage = ((message: { type: string }, origin: string) => {
      sent.push(message);
      origins.push(origin);
    }) as Window['postMessage'];
  }
  const say = (
    message: object,
    {
      origin = gateway,
      source = frame?.contentWindow ?? null,
    }: { origin?: string; source?: MessageEventSource | null } = {},
  ) =>
    window.dispatchEvent(new MessageEvent('message', { data: { ...envelope, ...message }, origin, source }));
  return { place, frame, fields, heard, sent, origins, say, enters: () => enters };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const answerTo = (sent: { type: string }[]) =>
  sent.filter(({ type }) => type === 'tokenize').at(-1) as unknown as { id: string };

describe('the sandbox gateway’s card fields', () => {
  it('PY-19 card fields are in one named frame of the gateway’s origin and are initialized when it is ready', async () => {
    const { frame, fields, sent, origins, say } = placed();
    expect([frame?.title, frame?.src]).toEqual(['Card details', access.fields_url]);
    expect(sent).toEqual([]);
    say({ type: 'ready' });
    await fields;
    expect(sent).toMatchObject([
      { ...envelope, type: 'init', client_token: 'token-1', prepaid_blocked: true },
    ]);
    expect(new Set(origins)).toEqual(new Set([gateway]));
  });

  it('OPEN-43 card fields accept only messages of that frame, that origin and that envelope', async () => {
    const { fields, heard, say, enters } = placed();
    say({ type: 'ready' });
    await fields;
    const state = { type: 'state', valid: true, card_type: 'Visa', fields: {} };
    say(state, { origin: 'http://evil.test' });
    say(state, { source: window });
    say({ ...state, version: 2 });
    say({ ...state, channel: 'other' });
    say({ type: 'submit' }, { origin: 'http://gateway.test' });
    expect([heard, enters()]).toEqual([[], 0]);
    say(state);
    say({ type: 'submit' });
    expect([heard.length, enters()]).toEqual([1, 1]);
  });

  it('VL-27 card fields show errors in the frame, and adopt its height', async () => {
    const { fields, frame, heard, say } = placed();
    say({ type: 'ready' });
    await fields;
    say({ type: 'height', px: 270 });
    say({
      type: 'state',
      valid: false,
      card_type: '',
      fields: {
        'card-number': { empty: true, valid: false, focused: false, error: 'Please enter card number' },
        'security-code': { empty: false, valid: true, focused: false, error: null },
      },
    });
    expect(frame?.style.height).toBe('270px');
    expect(heard).toEqual([
      { valid: false, cardType: '', errors: { 'card-number': 'Please enter card number' } },
    ]);
  });

  it.each([
    [
      'a nonce',
      { ok: true, nonce: 'n-1', details: {}, binData: { prepaid: 'No' } },
      { ok: true, nonce: 'n-1', prepaid: false },
    ],
    [
      'a prepaid card',
      { ok: true, nonce: 'n-1', details: {}, binData: { prepaid: 'Yes' } },
      { ok: true, nonce: 'n-1', prepaid: true },
    ],
    [
      'fields in error',
      { ok: false, code: 'fields_invalid', fields: ['card-number'] },
      { ok: false, code: 'fields' },
    ],
    [
      'a prepaid card that it refused',
      { ok: false, code: 'prepaid_refused', fields: [] },
      { ok: false, code: 'prepaid_refused' },
    ],
    ['no network', { ok: false, code: 'network', fields: [] }, { ok: false, code: 'failed' }],
  ])('PY-19 ER-20 ER-21 card fields answer with %s', async (_name, answer, outcome) => {
    const { fields, sent, say } = placed();
    say({ type: 'ready' });
    const made = (await fields).tokenize();
    say({
      type: 'tokenized',
      id: 'of-another-question',
      ok: true,
      nonce: 'stray',
      binData: { prepaid: 'No' },
    });
    say({ type: 'tokenized', id: answerTo(sent).id, ...answer });
    await expect(made).resolves.toEqual(outcome);
  });

  it('card fields fetch a fresh token and ask once more when theirs has expired', async () => {
    const { fields, sent, say } = placed();
    say({ type: 'ready' });
    const made = (await fields).tokenize();
    say({ type: 'tokenized', id: answerTo(sent).id, ok: false, code: 'client_token_invalid', fields: [] });
    await settle();
    expect(sent.map(({ type }) => type)).toEqual(['init', 'tokenize', 'init', 'tokenize']);
    expect(sent[2]).toMatchObject({ client_token: 'token-2' });
    say({
      type: 'tokenized',
      id: answerTo(sent).id,
      ok: true,
      nonce: 'n-2',
      binData: { prepaid: 'Unknown' },
    });
    await expect(made).resolves.toEqual({ ok: true, nonce: 'n-2', prepaid: false });
  });

  it('removing card fields removes the frame and its listener, and settles every waiting request', async () => {
    const { fields, place, heard, say } = placed();
    say({ type: 'ready' });
    const mounted = await fields;
    const made = mounted.tokenize();
    mounted.remove();
    say({ type: 'state', valid: true, card_type: '', fields: {} });
    expect([place.childElementCount, heard]).toEqual([0, []]);
    await expect(made).resolves.toEqual({ ok: false, code: 'failed' });
  });

  it('loading fails when the frame never answers', async () => {
    jest.useFakeTimers();
    const { fields, place } = placed();
    const failed = expect(fields).rejects.toThrow('did not answer');
    await jest.advanceTimersByTimeAsync(15_000);
    await failed;
    expect(place.childElementCount).toBe(0);
    jest.useRealTimers();
  });
});
