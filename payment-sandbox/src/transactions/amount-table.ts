/** How the processor decides a transaction of an amount. */
export type AmountOutcome =
  | { status: 'authorized'; code: string; text: string }
  | { status: 'processor_declined'; code: string; text: string }
  | { status: 'failed'; code: string; text: string }
  | { status: 'gateway_rejected'; reason: 'application_incomplete' };

const declineTexts: Readonly<Record<string, string>> = {
  '2000': 'Do Not Honor',
  '2001': 'Insufficient Funds',
  '2002': 'Limit Exceeded',
  '2004': 'Expired Card',
  '2010': 'Card Issuer Declined CVV',
  '2038': 'Processor Declined',
};

/** The amount decides: the documented ranges of the sandbox. `amount` in cents. */
export function outcomeOfAmount(amount: number): AmountOutcome {
  const whole = Math.floor(amount / 100);
  if (amount >= 200_000 && amount <= 299_999) {
    const code = String(whole);
    return { status: 'processor_declined', code, text: declineTexts[code] ?? 'Processor Declined' };
  }
  if (amount >= 300_000 && amount <= 300_099) {
    return { status: 'failed', code: '3000', text: 'Processor Network Unavailable - Try Again' };
  }
  if (amount === 500_100) return { status: 'gateway_rejected', reason: 'application_incomplete' };
  if (amount === 500_101) return { status: 'processor_declined', code: '2038', text: 'Processor Declined' };
  if (amount === 100_400) return { status: 'authorized', code: '1004', text: 'Approved for Partial Amount' };
  return { status: 'authorized', code: '1000', text: 'Approved' };
}

/** The result of settling an amount. */
export function settlementOfAmount(amount: number): 'settled' | 'settlement_declined' | 'settlement_pending' {
  if (amount >= 400_100 && amount <= 400_199) return 'settlement_declined';
  if (amount >= 400_200 && amount <= 400_299) return 'settlement_pending';
  if (amount === 500_102) return 'settlement_declined';
  return 'settled';
}
