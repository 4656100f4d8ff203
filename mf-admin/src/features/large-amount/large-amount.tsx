import { defaultLimits } from '@sendahead/shared-contracts/console/approval-states';
import { Alert } from '@sendahead/shared-ui';
import { useState } from 'react';
import { givenCreditTexts as texts } from '../../copy/given-credits.ts';

/** CO-99: an amount above the usual ones takes a second press; a changed amount must be confirmed again. */
export function useLargeAmount(cents: number | null) {
  const [confirming, setConfirming] = useState<number | null>(null);
  const isConfirming = cents !== null && confirming === cents;
  /** False on the first press of a large amount. */
  const confirm = (): boolean => {
    if (cents === null || cents <= defaultLimits.refundCents || isConfirming) return true;
    setConfirming(cents);
    return false;
  };
  return { isConfirming, confirm };
}

/** The effect of the second press, announced to screen readers. */
export const LargeAmount = ({ cents }: { cents: number | null }) =>
  cents === null ? null : (
    <Alert severity="warning" live>
      {texts.large(cents, defaultLimits.refundCents)}
    </Alert>
  );
