import { holidayTermsText } from '@sendahead/shared-contracts/calendar/holiday-words';
import { CheckField } from '@sendahead/shared-ui';
import { holidayBoxWords as words } from '../../copy/terms-text.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { useHolidayTerms } from './use-holiday-terms.ts';

/**
 * MD-17: returning users accept the terms of the holiday weeks while signing in, so that the order asks no
 * second question. They may have accepted them already, which is known only afterwards: if the box is left
 * empty, the order asks if necessary.
 */
export function HolidayBox() {
  const { store } = useCheckout().checkout;
  const { wanted } = useHolidayTerms();
  const agreed = useSelector((state) => state.holidayAgreed);
  if (!wanted) return null;
  return (
    <div className="checkout-accept">
      <details className="checkout-terms">
        <summary>{words.read}</summary>
        <ul>
          {holidayTermsText.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
      <CheckField
        label={words.accept}
        checked={agreed}
        onChange={({ target }) => store.dispatch({ type: 'holiday-terms-agreed', agreed: target.checked })}
      />
    </div>
  );
}
