import { prices, summaryWords } from '../copy/summary.ts';
import { Money } from '../money/money.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './summary-lines.css';

/** One step of a price calculation, such as "Dimensional weight" and "48 lb". */
export type ExplainStep = { label: string; value: string };

export type SummaryLine = {
  id: string;
  what: string;
  /** For whom, or for which leg. */
  detail?: string | undefined;
  cents: number;
  kind?: 'charge' | 'discount' | undefined;
  explain?: readonly ExplainStep[] | undefined;
};

/** The lines of a price: what, for whom, the amount at the right, and how it was calculated. */
export function SummaryLines({ lines, label = prices }: { lines: readonly SummaryLine[]; label?: string }) {
  return (
    <ul className="ui-lines" aria-label={label}>
      {lines.map((line) => (
        <li key={line.id} className={`ui-line ui-line--${line.kind ?? 'charge'}`}>
          <span className="ui-line__what">{line.what}</span>
          <span className="ui-line__amount">
            <Money cents={line.cents} />
          </span>
          {line.detail ? <span className="ui-line__detail">{line.detail}</span> : null}
          {line.explain ? <Explain what={line.what} steps={line.explain} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Explain({ what, steps }: { what: string; steps: readonly ExplainStep[] }) {
  return (
    <details className="ui-line__explain">
      <summary>
        {summaryWords.how}
        <VisuallyHidden>{summaryWords.howOf({ what })}</VisuallyHidden>
      </summary>
      <dl className="ui-line__steps">
        {steps.map((step) => (
          <div key={step.label}>
            <dt>{step.label}</dt>
            <dd>{step.value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export { SummaryTotal } from './summary-total.tsx';
