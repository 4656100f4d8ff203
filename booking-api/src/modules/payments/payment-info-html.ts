import type { PaymentMethodType } from '@sendahead/shared-contracts/payments/method-types';
import { escapeText } from '../../platform/http/escape.ts';

const names: Readonly<Record<PaymentMethodType, string>> = {
  NewCard: 'New card',
  previousCard: 'Saved card',
  PreviousCard: 'Saved card',
  chargeOnFileCreditCard: 'Card on file',
  chargeUserCreditCard: 'Customer’s card',
  clubBilling: 'Bill to a club',
  clubBillingUnLogged: 'Bill to a club',
  paypal: 'PayPal',
  applePay: 'Apple Pay',
  applePayUnLogged: 'Apple Pay',
  WalletTransfer: 'Account credit',
  OtherRefund: 'Refund by hand',
};

type PaymentInfo = {
  methods: readonly PaymentMethodType[];
  current_method: PaymentMethodType | null;
  cards: readonly { payment_method_id: string; credit_card_number: string; card_type: string }[];
};

/** EP-48: the payment area as escaped HTML without scripts and styles, as the page's CSP requires. */
export function paymentInfoHtml({ methods, current_method, cards }: PaymentInfo, compact: boolean): string {
  const choices = methods.map(
    (type) =>
      `<label><input type="radio" name="payment_method_type" value="${escapeText(type)}"${
        type === current_method ? ' checked' : ''
      }> ${escapeText(names[type])}</label>`,
  );
  const saved = cards.map(
    (card) =>
      `<option value="${escapeText(card.payment_method_id)}">${escapeText(
        [card.card_type, card.credit_card_number].filter(Boolean).join(' '),
      )}</option>`,
  );
  const select =
    saved.length === 0
      ? ''
      : `<label>Saved card <select name="payment_method_id">${saved.join('')}</select></label>`;
  return `<fieldset class="payment-info${compact ? ' compact' : ''}"><legend>Payment</legend>${choices.join('')}${select}</fieldset>`;
}
