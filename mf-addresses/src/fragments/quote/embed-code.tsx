import { quoteWords } from '../../copy/quote-words.ts';
import { CopyButton } from './copy-button.tsx';

/** The lines that put this form on another site. */
export function EmbedCode({ brand }: { brand: string }) {
  const code = `<script async src="${location.origin}/embed/quote.js"></script>
<sendahead-quote brand="${brand}"></sendahead-quote>`;
  return (
    <details className="addresses-quote__embed">
      <summary>{quoteWords.embed}</summary>
      <pre>
        <code>{code}</code>
      </pre>
      <CopyButton text={code} what="code" />
    </details>
  );
}
