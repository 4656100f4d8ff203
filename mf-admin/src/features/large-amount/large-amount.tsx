import { defaultLimits } from '@sendahead/shared-contracts/console/approval-states';
import { Alert } from '@sendahead/shared-ui';
import { useState } from 'react';
import { givenCreditTexts as texts } from '../../copy/given-credits.ts';

/** CO-99: an amount above what staff usually give takes a second press; another amount is asked about again. */
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

/** What the second press does; announced. */
export const LargeAmount = ({ cents }: { cents: number | null }) =>
  cents === null ? null : (
    <Alert severity="warning" live>
      {texts.large(cents, defaultLimits.refundCents)}
    </Alert>
  );
