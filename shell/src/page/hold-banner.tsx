import { takeBackCart } from '@sendahead/shared-contracts/carts/hold-calls';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { holdTopic } from '@sendahead/shared-contracts/page/hold';
import { Alert, Button } from '@sendahead/shared-ui';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Cart } from '../carts/cart.ts';
import { holdWords } from '../copy/hold.ts';
import type { Session } from '../session/session.ts';
import { holdInput } from './hold-input.ts';
import { keepFromInput } from './keep-from-input.ts';
import type { PageParts } from './page-parts.ts';
import { useObservable } from './use-observable.ts';
import './hold-banner.css';

interface HoldParts extends Pick<PageParts, 'boot' | 'bus'> {
  readonly session: Pick<Session, 'api'>;
  readonly cart: Pick<Cart, 'present'>;
}

const notHeld: { readonly by: string | null } = { by: null };
const noAssistance: { readonly lost?: boolean | undefined } = {};

/**
 * TK-01: shows the customer who holds the booking, and lets them reclaim it. Until then the page is read-only, as is
 * the page of staff who lost the cart.
 */
export function HoldBanner({ place, ...parts }: HoldParts & { place: Element }) {
  const { bus } = parts;
  const holds = useMemo(() => bus.state(holdTopic), [bus]);
  const { by } = useObservable(holds, notHeld);
  const assists = useMemo(() => bus.state(assistanceTopic), [bus]);
  const lost = useObservable(assists, noAssistance).lost === true;
  // TK-30: before the next paint, so that nothing is typed that the saved booking then replaces.
  useLayoutEffect(() => (by === null ? undefined : holdInput(document, by)), [by]);
  // Staff still leave the cart from their own part of the page.
  useEffect(() => (lost ? keepFromInput(document, 'assistance') : undefined), [lost]);
  return by === null ? null : createPortal(<Held by={by} {...parts} />, place);
}

function Held({ by, boot, session, cart }: HoldParts & { by: string }) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const takeBack = async (): Promise<void> => {
    const credentials = cart.present();
    if (asking || !credentials) return;
    setAsking(true);
    setFailure(null);
    try {
      await session.api.call(takeBackCart, { params: { cartId: credentials.id }, query: {}, body: {} });
    } catch (error) {
      setAsking(false);
      setFailure(
        isApiError(error) && error.code === 'cart_being_ordered'
          ? holdWords.placing({ by })
          : holdWords.failed,
      );
    }
  };
  return (
    <div className="hold-banner">
      <Alert
        severity="info"
        live
        action={
          <Button busy={asking} busyLabel={holdWords.takingBack} onClick={() => void takeBack()}>
            {holdWords.takeBack}
          </Button>
        }
      >
        <strong>{holdWords.helping({ by, brand: boot.brand.name })}</strong>{' '}
        <span>{holdWords.sees({ by })}</span>
      </Alert>
      {failure === null ? null : (
        <Alert severity="danger" live>
          {failure}
        </Alert>
      )}
    </div>
  );
}
