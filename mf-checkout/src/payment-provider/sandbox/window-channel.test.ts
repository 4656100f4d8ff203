import { playWindow, type Stage } from './window-channel.ts';

const gateway = 'http://gateway.test:4001';
const fieldsUrl = `${gateway}/fields?parent=${encodeURIComponent(location.origin)}`;
const envelope = { channel: 'sendahead.window', version: 1 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Fakes the window that the browser opened. */
function played(start = async () => ({ client_token: 'token-1' })) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const other = frame.contentWindow;
  const sent: { message: Record<string, unknown>; origin: string }[] = [];
  if (other)
    other.postMessage = ((message: Record<string, unknown>, origin: string) => {
      sent.push({ message, origin });
    }) as Window['postMessage'];
  let url = '';
  let gone = false;
  const stage: Stage = { window: () => other, gone: () => gone, close: jest.fn() };
  const outcome = playWindow({
    kind: 'paypal',
    fieldsUrl,
    show(shown) {
      url = shown;
      return stage;
    },
    start,
  });
  const asked = new URL(url);
  const id = asked.searchParams.get('channel') ?? '';
  const say = (
    message: object,
    { origin = gateway, source = other }: { origin?: string; source?: MessageEventSource | null } = {},
  ) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { ...envelope, id, ...message }, origin, source }),
    );
  return { outcome, asked, id, say, sent, stage, shut: () => (gone = true) };
}
const done = { type: 'done', ok: true, nonce: 'nonce-1', account: 'anna@example.test', zip: '' };
const pending = Symbol('pending');
const stateOf = (outcome: Promise<unknown>) => Promise.race([outcome, Promise.resolve(pending)]);

describe('a window of the sandbox', () => {
  it('PY-20 a pop-up opens immediately, for this page and with a unique name, and gets its instructions', async () => {
    const first = played();
    expect(first.asked.origin + first.asked.pathname).toBe(`${gateway}/windows/paypal`);
    expect(first.asked.searchParams.get('parent')).toBe(location.origin);
    expect(first.id).toMatch(/^[\w-]{16,64}$/);
    expect(played().id).not.toBe(first.id);
    first.say({ type: 'ready' });
    await jest.advanceTimersByTimeAsync(0);
    expect(first.sent).toEqual([
      { message: { ...envelope, id: first.id, type: 'start', client_token: 'token-1' }, origin: gateway },
    ]);
    first.say(done);
    await expect(first.outcome).resolves.toMatchObject({ ok: true, nonce: 'nonce-1' });
    expect(first.stage.close).toHaveBeenCalled();
  });

  it.each([
    ['another origin', {}, { origin: 'https://evil.test' }],
    ['another window', {}, { source: window }],
    ['a message without a window', {}, { source: null }],
    ['an earlier attempt', { id: 'of-an-earlier-attempt' }, {}],
    ['another channel', { channel: 'sendahead.card-fields' }, {}],
    ['a later version', { version: 2 }, {}],
    ['a malformed message', { nonce: 7 }, {}],
  ])('attack 57: a window of the sandbox ignores %s', async (_who, over, from) => {
    const { outcome, say } = played();
    say({ ...done, ...over }, from);
    await expect(stateOf(outcome)).resolves.toBe(pending);
  });

  it('attack 57: a window of the sandbox is heard only once', async () => {
    const { outcome, say } = played();
    say({ type: 'done', ok: false, code: 'refused' });
    say(done);
    await expect(outcome).resolves.toMatchObject({ ok: false, code: 'refused' });
  });

  it('PY-20 a closed pop-up counts as left', async () => {
    const { outcome, shut } = played();
    shut();
    await jest.advanceTimersByTimeAsync(300);
    await expect(outcome).resolves.toEqual({ ok: false, code: 'cancelled' });
  });

  it('PY-20 a pop-up blocked by the browser is reported as such', async () => {
    const outcome = playWindow({
      kind: 'paypal',
      fieldsUrl,
      show: () => null,
      start: async () => ({ client_token: '' }),
    });
    await expect(outcome).resolves.toEqual({ ok: false, code: 'blocked' });
  });

  it('PY-20 a pop-up that never answers is abandoned, and one that listens may take its time', async () => {
    const [silent, slow] = [played(), played()];
    slow.say({ type: 'ready' });
    await jest.advanceTimersByTimeAsync(15_000);
    await expect(silent.outcome).resolves.toEqual({ ok: false, code: 'failed' });
    await expect(stateOf(slow.outcome)).resolves.toBe(pending);
  });

  it('a window of the sandbox ends if the server has no token for it', async () => {
    const { outcome, say } = played(() => Promise.reject(new Error('down')));
    say({ type: 'ready' });
    await expect(outcome).resolves.toEqual({ ok: false, code: 'failed' });
  });
});
