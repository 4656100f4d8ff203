import { digitsOf, spaced, typeOf } from './card-types.js';
import { expirationOf, shownExpiration } from './expiration.js';
import { fieldNames, messagesOf, refusals } from './messages.js';
import { applyTheme } from './theme.js';

const channel = 'sendahead.card-fields';
const version = 1;
const parentOrigin = document.documentElement.dataset.parent;
const control = (name) => document.getElementById(name);
const form = document.getElementById('card');

let clientToken = '';
let prepaidBlocked = false;
let busy = false;
/** Fields whose message may be shown: those that were left, and all after `validate`. */
const shown = new Set();
/** The gateway's error for a field; cleared at the next change. */
let refused = {};

const send = (type, more = {}) =>
  window.parent.postMessage({ channel, version, type, ...more }, parentOrigin);
const values = () => Object.fromEntries(fieldNames.map((name) => [name, control(name).value]));
const messages = () => ({ ...messagesOf(values()), ...refused });

const cardType = () => typeOf(digitsOf(control('card-number').value))?.name ?? '';

/** The brand of the card, as a mark in the field; the page says its name. */
function drawMark() {
  const mark = control('card-mark');
  const type = cardType();
  mark.dataset.type = type;
  mark.textContent = { MasterCard: '', 'American Express': 'AMEX', Visa: 'VISA' }[type] ?? type;
  mark.hidden = type === '';
}

function draw() {
  drawMark();
  const all = messages();
  for (const name of fieldNames) {
    const text = shown.has(name) ? all[name] : null;
    const error = control(`${name}-error`);
    if (error.textContent !== (text ?? '')) error.textContent = text ?? '';
    error.hidden = !text;
    if (text) control(name).setAttribute('aria-invalid', 'true');
    else control(name).removeAttribute('aria-invalid');
  }
}

function report() {
  const all = messages();
  const entries = fieldNames.map((name) => [
    name,
    {
      empty: control(name).value === '',
      valid: all[name] === null,
      focused: document.activeElement === control(name),
      error: shown.has(name) ? all[name] : null,
    },
  ]);
  send('state', {
    valid: fieldNames.every((name) => all[name] === null),
    card_type: cardType(),
    fields: Object.fromEntries(entries),
  });
}

function update() {
  draw();
  report();
}

function showAll(focus) {
  for (const name of fieldNames) shown.add(name);
  update();
  const all = messages();
  if (focus) control(fieldNames.find((name) => all[name] !== null) ?? '')?.focus();
}

function formatNumber() {
  const input = control('card-number');
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const text = spaced(digitsOf(input.value).slice(0, 19));
  if (text === input.value) return;
  input.value = text;
  let caret = 0;
  for (let seen = 0; caret < text.length && seen < before; caret += 1) if (/\d/.test(text[caret])) seen += 1;
  input.setSelectionRange(caret, caret);
}

function formatExpiration(deleting) {
  const input = control('expiration');
  const text = shownExpiration(input.value, deleting);
  if (text !== input.value) input.value = text;
}

async function askForNonce() {
  const entered = values();
  const { month, year } = expirationOf(entered.expiration);
  const response = await fetch('/fields/nonces', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_token: clientToken,
      number: digitsOf(entered['card-number']),
      month,
      year: `20${year}`,
      security_code: entered['security-code'],
      prepaid_blocked: prepaidBlocked,
    }),
    signal: AbortSignal.timeout(15_000),
  });
  return { status: response.status, body: await response.json() };
}

async function tokenize(id) {
  const fail = (code, fields = []) => send('tokenized', { id, ok: false, code, fields });
  const all = messagesOf(values());
  const wrong = fieldNames.filter((name) => all[name] !== null);
  refused = {};
  if (wrong.length > 0) {
    showAll(true);
    return fail(
      fieldNames.every((name) => control(name).value === '') ? 'fields_empty' : 'fields_invalid',
      wrong,
    );
  }
  if (busy) return fail('network');
  busy = true;
  try {
    const { status, body } = await askForNonce();
    if (status === 200 && body.nonce) {
      const details = { cardType: body.card_type, lastFour: body.last4 };
      return send('tokenized', { id, ok: true, nonce: body.nonce, details, binData: body.bin_data });
    }
    if (body.code === 'fields_invalid') {
      for (const { field, code } of body.errors)
        refused[field] ??= refusals[code] ?? 'Please check this field';
      showAll(true);
      return fail('fields_invalid', Object.keys(refused));
    }
    return fail(['prepaid_refused', 'client_token_invalid'].includes(body.code) ? body.code : 'network');
  } catch {
    return fail('network');
  } finally {
    busy = false;
  }
}

let height = 0;
function tellHeight() {
  const px = Math.ceil(form.getBoundingClientRect().height);
  if (px === height) return;
  height = px;
  send('height', { px });
}

const commands = {
  init: (message) => {
    clientToken = typeof message.client_token === 'string' ? message.client_token : '';
    prepaidBlocked = message.prepaid_blocked === true;
    applyTheme(message.theme);
    // The observer rests until the frame is in view, where the page must not move any more.
    tellHeight();
    update();
  },
  theme: (message) => applyTheme(message.theme),
  validate: (message) => showAll(message.focus === true),
  focus: (message) => {
    if (fieldNames.includes(message.field)) control(message.field).focus();
  },
  tokenize: (message) => {
    if (typeof message.id === 'string') void tokenize(message.id);
  },
  clear: () => {
    form.reset();
    shown.clear();
    refused = {};
    update();
  },
};

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== parentOrigin) return;
  const message = event.data;
  if (
    typeof message !== 'object' ||
    message === null ||
    message.channel !== channel ||
    message.version !== version
  )
    return;
  if (Object.hasOwn(commands, message.type)) commands[message.type](message);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  send('submit');
});
for (const name of fieldNames) {
  control(name).addEventListener('input', ({ inputType }) => {
    if (name === 'card-number') formatNumber();
    if (name === 'expiration') formatExpiration(inputType?.startsWith('delete') === true);
    if (name === 'security-code') control(name).value = digitsOf(control(name).value);
    refused = {};
    update();
  });
  control(name).addEventListener('focus', () => {
    send('focus', { field: name });
    report();
  });
  control(name).addEventListener('blur', () => {
    if (control(name).value !== '') shown.add(name);
    send('blur', { field: name });
    update();
  });
}

new ResizeObserver(tellHeight).observe(form);

send('ready');
