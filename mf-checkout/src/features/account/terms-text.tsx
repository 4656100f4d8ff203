import { holidayTermsText } from '@sendahead/shared-contracts/calendar/holiday-words';
import { termsAndHolidayWords, termsText, termsWords } from '../../copy/terms-text.ts';

/** The terms, folded until somebody opens them. `holiday`: with those of the holiday weeks (MD-17). */
export function TermsText({ open = false, holiday = false }: { open?: boolean; holiday?: boolean }) {
  const sentences = holiday ? [...termsText, ...holidayTermsText] : termsText;
  return (
    <details className="checkout-terms" open={open}>
      <summary>{(holiday ? termsAndHolidayWords : termsWords).read}</summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
