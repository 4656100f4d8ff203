import { create as createApplePay } from 'braintree-web/apple-pay';
import { type Client, create as createClient } from 'braintree-web/client';
import { create as createThreeDSecure } from 'braintree-web/three-d-secure';
import { openApplePay } from '../apple-pay-session.ts';
import type { ChallengedCard, ProviderAccess, ProviderWays, TokenizeResult, Wallet } from '../port.ts';
import { googleWallet } from './google-wallet.ts';
import { payPal } from './pay-pal.ts';

type Access = () => Promise<ProviderAccess>;

const clientOf = async (access: Access): Promise<Client> =>
  createClient({ authorization: (await access()).client_token });

/** PY-20: prepared before the press, because the session must begin within it. */
async function appleWallet(access: Access): Promise<Wallet> {
  const Session = window.ApplePaySession;
  if (!Session) throw new Error('this browser has no Apple Pay');
  const apple = await createApplePay({ client: await clientOf(access) });
  return {
    open: (order) =>
      openApplePay(
        {
          Session,
          requestFor: ({ amountCents, payee }) =>
            apple.createPaymentRequest({
              total: { label: payee, amount: (amountCents / 100).toFixed(2) },
              requiredBillingContactFields: ['postalAddress'],
            }),
          validate: (validationURL) =>
            apple.performValidation({ validationURL, displayName: order.payee.slice(0, 64) }),
          tokenize: async (token) => (await apple.tokenize({ token })).nonce,
        },
        order,
      ),
  };
}

/**
 * A nonce that the bank did not confirm is not used:
 * https://developer.paypal.com/braintree/docs/guides/3d-secure/server-side
 */
const confirmed = ['authenticate_successful', 'authenticate_attempt_successful'];

/** 3-D Secure 2: Braintree shows the bank's challenge over the page. */
async function challenge(
  { nonce, bin = '', amountCents }: ChallengedCard,
  access: Access,
): Promise<TokenizeResult> {
  try {
    const secure = await createThreeDSecure({ client: await clientOf(access), version: '2' });
    const left = new Promise<TokenizeResult>((resolve) =>
      secure.on('customer-canceled', () => resolve({ ok: false, code: 'cancelled' })),
    );
    const verified = secure
      .verifyCard({
        nonce,
        bin,
        amount: (amountCents / 100).toFixed(2),
        onLookupComplete: (_data, next) => next(),
      })
      .then(
        (payload): TokenizeResult =>
          confirmed.includes(payload.threeDSecureInfo?.status ?? '')
            ? { ok: true, nonce: payload.nonce, prepaid: false }
            : { ok: false, code: 'refused' },
      );
    const made = await Promise.race([left, verified]);
    await secure.teardown().catch(() => undefined);
    return made;
  } catch {
    return { ok: false, code: 'failed' };
  }
}

export const braintreeWays: ProviderWays = {
  payPal: async (options) => payPal(await clientOf(options.access), options),
  wallet: async (kind, access) =>
    kind === 'applePay' ? appleWallet(access) : googleWallet(await clientOf(access)),
  challenge,
};
