import { CheckField, SelectField, TextField } from '@sendahead/shared-ui';
import { agentFields, extraProblems, travelNetworks, whoBooksWords } from '../../copy/order-extras.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { extrasFieldId } from '../../state/field-id.ts';
import type { ExtraFields } from '../../state/order-extras.ts';
import { byClub } from '../../state/payment-method.ts';
import { CardHolder } from './card-holder.tsx';

/**
 * PY-26, VL-18, VL-29: the travel agent and the golfer's number, if the brand asks for them; for club staff,
 * the cardholder.
 */
export function WhoBooks() {
  const { checkout, host } = useCheckout();
  const { brand } = host.boot;
  const fields = useSelector(({ extras }) => extras.fields);
  const missed = useSelector((state) => state.missed.includes('extras'));
  // CO-158: a club’s account has no card.
  const asksHolder = useSelector(({ page, way }) => page.session?.role === 'pro' && way.way !== byClub);
  const problems = extraProblems(fields);
  const fill = (more: ExtraFields) => {
    const next = { ...checkout.store.getState().extras.fields, ...more };
    const complete = Object.keys(extraProblems(next)).length === 0;
    checkout.store.dispatch({ type: 'extras-filled', fields: next, complete });
  };
  return (
    <div id={extrasFieldId} className="checkout-payment" tabIndex={-1}>
      {brand.asks_travel_agent ? (
        <>
          <CheckField
            label={whoBooksWords.agent}
            name="agent"
            checked={fields.agent === 'true'}
            onChange={({ target }) => fill({ agent: target.checked ? 'true' : undefined })}
          />
          {fields.agent === 'true' ? (
            <>
              {agentFields.map(({ name, label }) => (
                <TextField
                  key={name}
                  label={label}
                  name={name}
                  required
                  maxLength={name === 'iata_number' ? 20 : 60}
                  value={fields[name] ?? ''}
                  error={missed ? problems[name] : undefined}
                  onChange={({ target }) => fill({ [name]: target.value })}
                />
              ))}
              <SelectField
                label={whoBooksWords.network}
                name="referral-travel-network"
                required
                emptyLabel={whoBooksWords.networkOpen}
                value={fields['referral-travel-network'] ?? ''}
                error={missed ? problems['referral-travel-network'] : undefined}
                options={travelNetworks.map((value) => ({ value, label: value }))}
                onChange={({ target }) => fill({ 'referral-travel-network': target.value })}
              />
            </>
          ) : null}
        </>
      ) : null}
      {brand.asks_ghin_number ? (
        <TextField
          label={whoBooksWords.ghin}
          name="ghin_number"
          optional
          inputMode="numeric"
          width="zip"
          maxLength={12}
          value={fields.ghin_number ?? ''}
          error={problems.ghin_number}
          onChange={({ target }) => fill({ ghin_number: target.value.replaceAll(/\D/g, '') || undefined })}
        />
      ) : null}
      {asksHolder ? <CardHolder fill={fill} /> : null}
    </div>
  );
}
