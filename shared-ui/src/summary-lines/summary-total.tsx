import { summaryWords, totalNotes } from '../copy/summary.ts';
import { Money } from '../money/money.tsx';
import './summary-lines.css';

/** The old total remains, dimmed, while a new one is loading. */
export type TotalState = 'settled' | 'updating' | 'failed';

/** The total; `cents` null stands for a total that is not known yet. */
export function SummaryTotal({
  cents,
  state = 'settled',
  label = summaryWords.total,
  note,
}: {
  cents: number | null;
  state?: TotalState | undefined;
  label?: string | undefined;
  note?: string | undefined;
}) {
  return (
    <div className={`ui-total ui-total--${state}`}>
      <span className="ui-total__edge" aria-hidden="true" />
      <span className="ui-total__label">{label}</span>
      <span className="ui-total__amount">{cents === null ? '–' : <Money cents={cents} />}</span>
      <span className="ui-total__note">{note ?? totalNotes[state]}</span>
    </div>
  );
}
