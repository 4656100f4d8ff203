import { RadioGroup } from '@sendahead/shared-ui/field';
import { VisuallyHidden } from '@sendahead/shared-ui/visually-hidden';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { wayFieldId } from '../../state/field-id.ts';
import { ways } from './ways.ts';
import './ways-to-pay.css';

/** PY-06: the ways to pay that are offered here, side by side, and what the chosen one asks. Nothing where only a card pays. */
export function WaysToPay() {
  const { checkout, host } = useCheckout();
  const chosen = useSelector((state) => state.way.way);
  const ids = useSelector((state) =>
    ways
      .filter((way) => way.offered(state, host))
      .map(({ id }) => id)
      .join(),
  );
  const offered = ways.filter(({ id }) => ids.split(',').includes(id));
  if (offered.length < 2) return null;
  const { Panel, label } = ways.find(({ id }) => id === chosen) ?? {};
  const choose = (id: string): void => {
    const way = ways.find((one) => one.id === id);
    checkout.store.dispatch({
      type: 'way-chosen',
      way: id,
      means: way?.meansAtOnce?.(checkout.store.getState()) ?? null,
    });
  };
  return (
    <>
      <div className="checkout-ways">
        <RadioGroup
          label="How would you like to pay?"
          name="payment_method_type"
          value={chosen}
          options={offered.map(({ id, label: words }) => ({ value: id, label: words }))}
          onChange={choose}
        />
      </div>
      {Panel ? (
        <fieldset id={wayFieldId} className="checkout-way" tabIndex={-1}>
          <legend>
            <VisuallyHidden>{label}</VisuallyHidden>
          </legend>
          <Panel />
        </fieldset>
      ) : null}
    </>
  );
}
