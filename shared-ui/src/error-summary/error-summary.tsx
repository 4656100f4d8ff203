import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { problemTitle } from '../copy/error-summary.ts';
import { markTitle } from './title-mark.ts';
import './error-summary.css';

export type SummaryError = {
  /** Id of the control to which the link goes. */
  fieldId: string;
  message: string;
};

/**
 * Shown at the top of a card after a failed submit: takes focus each time `turn` changes, never at 0, and
 * links every message to its control. While it is shown, the document's title begins with "Error: " (D3-5).
 */
export function ErrorSummary({
  errors,
  turn = 0,
  press,
  title = problemTitle,
}: {
  errors: readonly SummaryError[];
  turn?: number | undefined;
  /** The failed submit that the errors belong to: after all are fixed, the summary stays hidden until the next one. */
  press?: number | undefined;
  title?: string | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [mended, setMended] = useState<number>();
  if (press !== undefined && errors.length === 0 && mended !== press) setMended(press);
  const some = errors.length > 0 && (press === undefined || mended !== press);

  const led = useRef(0);

  useEffect(() => {
    // Errors that come back later, while somebody types, must not take the focus away.
    if (led.current === turn) return;
    led.current = turn;
    if (some && turn !== 0) box.current?.focus();
  }, [turn, some]);

  useEffect(() => (some ? markTitle() : undefined), [some]);

  if (!some) return null;
  const focusField = (event: MouseEvent, fieldId: string) => {
    const control = document.getElementById(fieldId);
    if (!control) return;
    event.preventDefault();
    control.focus();
    control.scrollIntoView?.({ block: 'center' });
  };
  return (
    <section ref={box} className="ui-error-summary" tabIndex={-1} aria-labelledby={titleId}>
      {/* A page may show several summaries; only the one that takes the focus is announced. */}
      <div role={turn === 0 ? undefined : 'alert'} className="ui-error-summary__words">
        <h3 id={titleId}>{title}</h3>
        <ul>
          {errors.map((error) => (
            <li key={`${error.fieldId} ${error.message}`}>
              <a href={`#${error.fieldId}`} onClick={(event) => focusField(event, error.fieldId)}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
