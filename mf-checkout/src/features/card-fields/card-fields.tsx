import { Alert, Button, Icon, LiveRegion, Skeleton } from '@sendahead/shared-ui';
import { type FocusEvent, useCallback, useEffect, useRef } from 'react';
import { cardFieldsWords as words } from '../../copy/card-fields.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { useTurns } from '../../hooks/use-turns.ts';
import { cardFieldsId, paymentTitleId } from '../../state/field-id.ts';
import './card-fields.css';

const firstField = 'card-number';

/** PY-19: the place of the provider's fields. This page never sees their input; Enter calls `onEnter`. */
export function CardFields({ onEnter }: { onEnter?: () => void }) {
  const { card } = useCheckout().checkout;
  const provider = useSelector((state) => state.card.provider);
  const fields = useSelector((state) => state.card.fields);
  const place = useRef<HTMLDivElement>(null);
  const openAgain = useTurns(
    useCallback(() => (place.current ? card.open(place.current, onEnter) : undefined), [card, onEnter]),
  );

  // A person who was led here before the fields were drawn or loaded continues into them.
  useEffect(() => {
    const { activeElement } = document;
    const led = activeElement === place.current || activeElement?.id === paymentTitleId;
    if (provider === 'ready' && led) card.focus(firstField);
  }, [provider, card]);

  const lead = (event: FocusEvent) => {
    if (event.target === event.currentTarget) card.focus(Object.keys(fields.errors)[0] ?? firstField);
  };

  return (
    <div className="checkout-card">
      <p className="checkout-card__promise">
        <Icon name="lock" />
        {words.promise}
      </p>
      {provider === 'loading' ? <Skeleton shape="field" count={3} label={words.loading} /> : null}
      {provider === 'failed' ? (
        <Alert severity="danger" live action={<Button onClick={openAgain}>{words.again}</Button>}>
          {words.failed}
        </Alert>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the error summary leads here, and on into the frame */}
      <div
        id={cardFieldsId}
        ref={place}
        className="checkout-card__place"
        data-face={provider}
        tabIndex={-1}
        onFocus={lead}
      />
      <LiveRegion message={fields.valid ? words.accepted({ type: fields.cardType }) : ''} />
    </div>
  );
}
