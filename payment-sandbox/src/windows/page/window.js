const channel = 'sendahead.window';
const version = 1;
const { parent: parentOrigin, channel: id, kind } = document.documentElement.dataset;
/** The page that opened this window, or shows it as a sheet. */
const page = window.opener ?? (window.parent === window ? null : window.parent);
const status = document.getElementById('status');
const buttons = [...document.querySelectorAll('button')];
const entered = (name) => document.getElementById(name)?.value.trim() ?? '';

let start = null;

const send = (type, more = {}) => page?.postMessage({ channel, version, id, type, ...more }, parentOrigin);
const tell = (text) => {
  status.textContent = text;
};
const enable = (on) => {
  for (const button of buttons) button.disabled = !on;
};

function end(outcome) {
  enable(false);
  send('done', outcome);
  tell('You can close this window.');
}

async function ask(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_token: start.client_token, ...body }),
    signal: AbortSignal.timeout(15_000),
  });
  return response.json();
}

async function approve(declined) {
  enable(false);
  const account = entered('account') || 'device';
  try {
    const { nonce, code } =
      kind === 'challenge'
        ? await ask('/fields/challenges', { nonce: start.nonce })
        : await ask('/fields/wallet_nonces', { wallet: kind, account, declined });
    if (!nonce) return end({ ok: false, code: code === 'challenge_failed' ? 'refused' : 'failed' });
    return end({ ok: true, nonce, account: entered('account'), zip: entered('billing-zip') });
  } catch {
    enable(true);
    tell('The sandbox did not answer. Try again.');
  }
}

const actions = {
  approve: () => approve(false),
  decline: () => approve(true),
  fail: () => end({ ok: false, code: 'refused' }),
  cancel: () => end({ ok: false, code: 'cancelled' }),
};
for (const button of buttons) button.addEventListener('click', () => void actions[button.dataset.action]());
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') actions.cancel();
});

window.addEventListener('message', (event) => {
  if (page === null || event.source !== page || event.origin !== parentOrigin) return;
  const message = event.data;
  if (message?.channel !== channel || message.version !== version || message.id !== id) return;
  if (message.type !== 'start' || typeof message.client_token !== 'string') return;
  start = message;
  const amount = document.getElementById('amount');
  amount.textContent = typeof message.amount === 'string' ? message.amount : '';
  amount.hidden = amount.textContent === '';
  enable(true);
  buttons[0]?.focus();
});

if (page) send('ready');
else tell('The page that opened this window is gone. Close it and try again.');
