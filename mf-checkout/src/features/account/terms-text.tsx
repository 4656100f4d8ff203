import { termsText, termsWords } from '../../copy/terms-text.ts';

/** The terms, folded until somebody wants to read them. */
export function TermsText({ open = false }: { open?: boolean | undefined }) {
  return (
    <details className="checkout-terms" open={open}>
      <summary>{termsWords.read}</summary>
      <ul>
        {termsText.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
