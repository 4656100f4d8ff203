import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { Alert } from '@sendahead/shared-ui';
import { givenCreditTexts as texts } from '../../copy/given-credits.ts';
import { useSecondPress } from '../../hooks/use-second-press.ts';

const isGivenBefore = (error: unknown): boolean => isApiError(error) && error.code === 'given_before';

/**
 * CO-173: the question whether the same amount shall be given to a customer once more, which the server asks by a refusal.
 * Another `act` (amount and destination) is asked about again.
 */
export function useGivenBefore(act: string, error: unknown) {
  const second = useSecondPress(act);
  return {
    ...second,
    /** For `onError` of the request. */
    ask: (refusal: unknown): void => {
      if (isGivenBefore(refusal)) second.confirm();
    },
    /** Fields of the request that answers the question. */
    answer: second.isConfirming ? { again: true } : {},
    /** The error of the request, unless it is the question. */
    failure: isGivenBefore(error) ? null : error,
  };
}

/** The question, announced to screen readers. */
export const GivenBefore = ({ cents }: { cents: number }) => (
  <Alert severity="warning" live>
    {texts.givenBefore(cents)}
  </Alert>
);
