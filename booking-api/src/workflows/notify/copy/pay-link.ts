import { gsmText, maxLetters } from '../text/gsm-text.ts';

type Texts = { title: string; lead: string; lines: string[] };

export type PayLinkNews = {
  displayId: string;
  /** In dollars, such as `$20.00`. */
  amount: string;
  /** A sentence for each purpose of a payment. */
  what: readonly string[];
  /** Until when the link works, in words. */
  until: string;
  /** Whether the order changes once it is paid; otherwise the amount is due anyway. */
  pays: 'change' | 'amount due';
};

/** The texts of the mail with a pay link. */
export function payLinkTexts({ displayId, amount, what, until, pays }: PayLinkNews): Texts {
  const works = `The link works until ${until}. You don’t need to sign in.`;
  return pays === 'change'
    ? {
        title: `Pay ${amount} to change order ${displayId}`,
        lead: `the change you asked for costs ${amount} more. We make it once you’ve paid.`,
        lines: [...what, works, 'Until you’ve paid, your order stays as it is.'],
      }
    : {
        title: `Pay ${amount} for order ${displayId}`,
        lead: `there’s an amount due for order ${displayId}: ${amount}.`,
        lines: [...what, works],
      };
}

/** CH-34: the order changed before the link to pay for another change was paid. */
export const endedLinkTexts = ({
  displayId,
  amount,
  what,
}: Pick<PayLinkNews, 'displayId' | 'amount' | 'what'>): Texts => ({
  title: `Your link to pay ${amount} for order ${displayId} has ended`,
  lead: `your order changed, so the link to pay ${amount} no longer works.`,
  lines: [
    'Nothing was charged by it. We did not make the change that it was for:',
    ...what,
    'Do you still want this change? Contact us, and we’ll send you a new link.',
  ],
});

/** The text message with a pay link: the fullest wording that fits one message. */
export function payLinkText({
  brand,
  displayId,
  amount,
  url,
}: {
  brand: string;
  displayId: string;
  amount: string;
  url: string;
}): string {
  const wordings = [
    `${brand}: pay ${amount} to change order ${displayId}: ${url}`,
    `Pay ${amount}, order ${displayId}: ${url}`,
    `Pay ${amount}: ${url}`,
  ].map(gsmText);
  return wordings.find((text) => text.length <= maxLetters) ?? wordings.at(-1) ?? '';
}

export const payButton = (amount: string): string => `Pay ${amount}`;
