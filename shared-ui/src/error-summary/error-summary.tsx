import { type MouseEvent, useEffect, useId, useRef } from 'react';
import './error-summary.css';

export type SummaryError = {
  /** Id of the control that the link leads to. */
  fieldId: string;
  message: string;
};

/**
 * Stands at the top of a card after a failed submit: takes focus each time `turn` changes, never at 0, and links
 * every message to its control.
 */
export function ErrorSummary({
  errors,
  turn = 0,
  title = 'There is a problem',
}: {
  errors: readonly SummaryError[];
  turn?: number | undefined;
  title?: string | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const some = errors.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is a new submit
  useEffect(() => {
    if (some && turn !== 0) box.current?.focus();
  }, [turn, some]);

  if (!some) return null;
  const leadTo = (event: MouseEvent, fieldId: string) => {
    const control = document.getElementById(fieldId);
    if (!control) return;
    event.preventDefault();
    control.focus();
    control.scrollIntoView?.({ block: 'center' });
  };
  return (
    <section ref={box} className="ui-error-summary" tabIndex={-1} aria-labelledby={titleId}>
      <div role="alert" className="ui-error-summary__words">
        <h3 id={titleId}>{title}</h3>
        <ul>
          {errors.map((error) => (
            <li key={`${error.fieldId} ${error.message}`}>
              <a href={`#${error.fieldId}`} onClick={(event) => leadTo(event, error.fieldId)}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
