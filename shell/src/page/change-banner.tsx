import { Alert, Button } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import type { ChangeOutcome } from '../carts/open-change.ts';
import type { OrderToChange } from '../carts/order-to-change.ts';
import { changeBannerWords, changeRefused } from '../copy/change.ts';
import { keepFromInput } from './keep-from-input.ts';
import type { PageParts } from './page-parts.ts';
import './change-banner.css';

type Parts = Pick<PageParts, 'clearing'> & {
  change: OrderToChange;
  /** Leaves for another page of ours. */
  leave?: (url: string) => void;
};

/**
 * CH-01: which order the page changes, and a link back to it; leaving discards the input and keeps the order
 * as it is.
 */
export function ChangeBanner({ change, clearing, leave = (to) => location.assign(to) }: Parts) {
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null);
  useEffect(() => void change.opened.then(setOutcome), [change]);
  const refused = outcome !== null && 'refused' in outcome;
  useEffect(() => (refused ? keepFromInput(document) : undefined), [refused]);
  if (!outcome) return null;
  const back = (): void => {
    // Otherwise the last input would be saved on leaving.
    clearing.cart.forget();
    leave(`/orders/${encodeURIComponent(change.orderId)}`);
  };
  return (
    <div className="change-banner">
      <Alert
        severity={refused ? 'warning' : 'info'}
        live
        action={<Button onClick={back}>{refused ? changeBannerWords.back : changeBannerWords.leave}</Button>}
      >
        {'refused' in outcome ? (
          changeRefused(outcome.refused)
        ) : (
          <>
            <strong>{changeBannerWords.changing({ order: outcome.displayId })}</strong>{' '}
            {changeBannerWords.untilThen}
          </>
        )}
      </Alert>
    </div>
  );
}
