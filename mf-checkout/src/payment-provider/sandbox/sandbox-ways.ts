import { formatMoney } from '@sendahead/shared-ui';
import { checkOnlyText } from '../../copy/card-fields.ts';
import { openApplePay } from '../apple-pay-session.ts';
import type { PayPalOptions, ProviderAccess, ProviderWays, Wallet } from '../port.ts';
import { createPlayedSession } from './played-session.ts';
import { popUp, sheet } from './stages.ts';
import { playWindow } from './window-channel.ts';

type Access = () => Promise<ProviderAccess>;

async function fieldsUrlOf(access: Access): Promise<string> {
  const { fields_url } = await access();
  if (fields_url === null) throw new Error('the sandbox gateway named no address for its windows');
  return fields_url;
}

const tokenOf = async (access: Access) => ({ client_token: (await access()).client_token });

/** PY-20: our button instead of PayPal's; pressing it opens the window. */
async function payPal({ place, access, listener }: PayPalOptions) {
  const fieldsUrl = await fieldsUrlOf(access);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ui-button ui-button--secondary ui-button--wide';
  button.textContent = 'Continue with PayPal';
  button.addEventListener('click', async () => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    const played = await playWindow({
      kind: 'paypal',
      fieldsUrl,
      show: popUp,
      start: () => tokenOf(access),
    });
    button.ariaBusy = null;
    if (played.ok) listener.approved(played);
    else listener.ended(played.code);
  });
  place.replaceChildren(button);
  return { remove: () => button.remove() };
}

const googlePay = (fieldsUrl: string, access: Access): Wallet => ({
  async open({ amountCents }) {
    const played = await playWindow({
      kind: 'google_pay',
      fieldsUrl,
      show: sheet('Google Pay'),
      start: async () => ({ ...(await tokenOf(access)), amount: formatMoney(amountCents) }),
    });
    if (!played.ok) return played;
    const { nonce, zip } = played;
    return { ok: true, nonce, billing: { 'billing-zip-code': zip }, finish: () => undefined };
  },
});

/**
 * Apple's own session exists only in Safari, and opens only for real shops: the sandbox imitates it, with the
 * same rules.
 */
const applePay = (fieldsUrl: string, access: Access): Wallet => ({
  open: (order) =>
    openApplePay(
      {
        Session: createPlayedSession(fieldsUrl, () => tokenOf(access)),
        requestFor: ({ amountCents, payee }) => ({
          countryCode: 'US',
          currencyCode: 'USD',
          merchantCapabilities: ['supports3DS'],
          supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
          total: { label: payee, amount: (amountCents / 100).toFixed(2) },
        }),
        validate: async () => ({}),
        tokenize: async (token) => String(token),
      },
      order,
    ),
});

export const sandboxWays: ProviderWays = {
  payPal,
  async wallet(kind, access) {
    const fieldsUrl = await fieldsUrlOf(access);
    return kind === 'applePay' ? applePay(fieldsUrl, access) : googlePay(fieldsUrl, access);
  },
  async challenge({ nonce, amountCents }, access) {
    try {
      const played = await playWindow({
        kind: 'challenge',
        fieldsUrl: await fieldsUrlOf(access),
        show: sheet('Your bank'),
        start: async () => ({
          ...(await tokenOf(access)),
          amount: amountCents > 0 ? formatMoney(amountCents) : checkOnlyText,
          nonce,
        }),
      });
      return played.ok ? { ok: true, nonce: played.nonce, prepaid: false } : played;
    } catch {
      return { ok: false, code: 'failed' };
    }
  },
};
