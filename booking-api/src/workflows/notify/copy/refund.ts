import { bankDays } from './bank-days.ts';
import { refundLines } from './money-lines.ts';

type Texts = { title: string; lead: string; lines: string[] };

export type RefundNews = {
  displayId: string;
  /** In dollars, such as `$20.00`. */
  amount: string;
  target: keyof typeof whereTo;
  /** The staff's reason; null when they gave none. */
  reason: string | null;
  parts: Parameters<typeof refundLines>[0];
};

const whereTo = {
  wallet: 'It’s in your account credit, ready for your next order.',
  original: `It goes to your original payment method. ${bankDays}`,
  other: 'We paid it by check or transfer.',
} as const;

/** The texts of the mail about a refund by staff; one to a club only is a price correction. */
export function refundTexts({ displayId, amount, target, reason, parts }: RefundNews): Texts {
  const why = reason ? [`Why: ${reason}`] : [];
  const ways = parts.some(({ toClub }) => toClub) ? refundLines(parts) : [whereTo[target]];
  const isOfClubs = parts.length > 0 && parts.every(({ toClub }) => toClub);
  return {
    title: isOfClubs ? 'The price of your order was corrected' : `We refunded ${amount}`,
    lead: isOfClubs
      ? `we corrected the price of order ${displayId}.`
      : `we refunded ${amount} for order ${displayId}.`,
    lines: [...why, ...ways],
  };
}

export const openOrder = 'Open your order';
