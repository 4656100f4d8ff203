import { Link } from 'wouter';
import { orderLabelTexts as texts } from '../../../copy/order-labels.ts';
import type { ReplaceResult } from './use-replacing.ts';

interface Props {
  readonly results: readonly ReplaceResult[];
  readonly all: number;
  readonly over: boolean;
}

/** The progress, and the result of each order; failures come first. */
export function Results({ results, all, over }: Props) {
  const doneCount = results.filter((result) => result.done).length;
  const sorted = results.toSorted((a, b) => Number(a.done) - Number(b.done));
  return (
    <div className="order-labels">
      <p role="status">
        {over
          ? texts.finished({ done: doneCount, failed: results.length - doneCount })
          : texts.progress({ done: results.length, all })}
      </p>
      {over ? null : (
        <progress
          className="order-labels__progress"
          aria-label={texts.replace}
          value={results.length}
          max={all}
        />
      )}
      <ul className="order-labels__list" aria-label={texts.results}>
        {sorted.map(({ order: { order_id, display_id }, words }) => (
          <li key={order_id}>
            <Link href={`/orders/${order_id}`}>{display_id}</Link> {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
