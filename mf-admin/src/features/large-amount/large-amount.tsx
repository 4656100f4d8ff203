import { defaultLimits } from '@sendahead/shared-contracts/console/approval-states';
import { Alert } from '@sendahead/shared-ui';
import { givenCreditTexts as texts } from '../../copy/given-credits.ts';
import { useSecondPress } from '../../hooks/use-second-press.ts';

/** CO-99: an amount above the usual ones takes a second press; a changed amount must be confirmed again. */
export function useLargeAmount(cents: number | null) {
  const second = useSecondPress(String(cents));
  /** False on the first press of a large amount. */
  const confirm = (): boolean =>
    cents === null || cents <= defaultLimits.refundCents ? true : second.confirm();
  return { ...second, confirm };
}

/** The effect of the second press, announced to screen readers. */
export const LargeAmount = ({ cents }: { cents: number | null }) =>
  cents === null ? null : (
    <Alert severity="warning" live>
      {texts.large(cents, defaultLimits.refundCents)}
    </Alert>
  );
