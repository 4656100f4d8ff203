import { holidayTermsText } from '@sendahead/shared-contracts/calendar/holiday-words';
import { holidayAheadWords as words } from '../../copy/holiday-ahead.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { wantsHolidayTerms } from '../../state/holiday-terms.ts';
import './account-ahead.css';

/** MD-17: tells a guest of the holiday terms before the payment; who is signed in accepts them above it. */
export function HolidayAhead() {
  const shown = useSelector(({ page }) => page.session?.role === 'guest' && wantsHolidayTerms(page));
  if (!shown) return null;
  return (
    <div className="checkout-holiday-ahead">
      <p>{words.what}</p>
      <details>
        <summary>{words.read}</summary>
        <ul>
          {holidayTermsText.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
