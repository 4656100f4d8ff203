import type { MouseEvent } from 'react';
import { missingLeads, missingTexts } from '../../copy/missing.ts';
import { focusControl } from '../../hooks/focus-control.ts';
import { useCardCheck } from '../../hooks/use-card-check.ts';
import { useNextAct } from '../../hooks/use-next-act.ts';
import type { MissingStep } from '../../state/missing.ts';
import { closeSheet } from './close-sheet.ts';

/** The remaining steps: only the next field, as a link, or all of them after an order was attempted. */
export function MissingList({
  id,
  missing,
  all,
}: {
  id: string;
  missing: readonly MissingStep[];
  all: boolean;
}) {
  const act = useNextAct();
  const checkCard = useCardCheck();
  const next = act.kind === 'enter' ? act : null;
  const follow = async (event: MouseEvent<HTMLElement>) => {
    if (!next) return;
    event.preventDefault();
    await closeSheet(event.currentTarget);
    checkCard(next);
    focusControl(next.fieldId);
  };
  const shownMissing = all ? missing : missing.slice(0, 1);
  return (
    <div id={id} className="checkout-missing">
      {shownMissing.length > 0 ? (
        <div role={all ? 'alert' : undefined}>
          <p>{all ? missingLeads.all : missingLeads.next}</p>
          {!all && next ? (
            <a href={`#${next.fieldId}`} onClick={follow}>
              {next.label}
            </a>
          ) : (
            <ul>
              {shownMissing.map((what) => (
                <li key={what}>{missingTexts[what]}</li>
              ))}
            </ul>
          )}
        </div>
      ) : null}
    </div>
  );
}
