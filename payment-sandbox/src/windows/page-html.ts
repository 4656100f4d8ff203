import { escaped } from '../fields/page-html.ts';

export const windowKinds = ['paypal', 'apple_pay', 'google_pay', 'challenge'] as const;
export type WindowKind = (typeof windowKinds)[number];

const button = (action: string, words: string, primary = false): string =>
  `<button type="button" data-action="${action}"${primary ? ' class="primary"' : ''} disabled>${words}</button>`;

const field = (id: string, label: string, value: string, more: string): string => `
    <div class="field">
      <label for="${id}">${label}</label>
      <input id="${id}" value="${value}" ${more}>
    </div>`;

const mail = field('account', 'Email', 'anna@example.test', 'type="email" autocomplete="off" maxlength="80"');
const zip = field(
  'billing-zip',
  'Billing zip code',
  '78701',
  'inputmode="numeric" autocomplete="off" maxlength="10"',
);
const walletActions = `${button('approve', 'Pay', true)}${button('decline', 'Pay with a card that is declined')}${button('cancel', 'Cancel')}`;

const contents: Readonly<Record<WindowKind, { title: string; body: string }>> = {
  paypal: {
    title: 'PayPal sandbox',
    body: `<p>Agree that this shop may charge your PayPal account when you place your order. Nothing is charged now.</p>${mail}
    <div class="actions">${button('approve', 'Agree and continue', true)}${button('decline', 'Agree, with funding that is declined')}${button('cancel', 'Cancel')}</div>`,
  },
  apple_pay: {
    title: 'Apple Pay sandbox',
    body: `<p>Visa ending in 1881</p>${zip}<div class="actions">${walletActions}</div>`,
  },
  google_pay: {
    title: 'Google Pay sandbox',
    body: `<p>Visa ending in 1881</p>${zip}<div class="actions">${walletActions}</div>`,
  },
  challenge: {
    title: 'Your bank, sandbox',
    body: `<p>Your bank asks whether it is you who pays.</p>
    <div class="actions">${button('approve', 'Yes, it is me', true)}${button('fail', 'Fail the check')}${button('cancel', 'Cancel')}</div>`,
  },
};

/**
 * A window that imitates an external service. It speaks only to `parent`, under the one-time name `channel`.
 */
export function windowPage(kind: WindowKind, parent: string, channel: string): string {
  const { title, body } = contents[kind];
  return `<!doctype html>
<html lang="en" data-parent="${escaped(parent)}" data-channel="${escaped(channel)}" data-kind="${kind}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="stylesheet" href="/windows/window.css">
  <script type="module" src="/windows/window.js"></script>
</head>
<body>
  <main>
    <p class="mark">Sandbox: no real money</p>
    <h1>${title}</h1>
    <p class="amount" id="amount" hidden></p>
    ${body}
    <p id="status" role="status"></p>
  </main>
</body>
</html>
`;
}
