import { missingTexts } from '../../copy/missing.ts';
import type { Missing } from '../../state/missing.ts';

/** What is still to be done: the next thing only, and all of it once the order was tried. */
export function MissingList({ id, missing, all }: { id: string; missing: readonly Missing[]; all: boolean }) {
  const shown = all ? missing : missing.slice(0, 1);
  return (
    <div id={id} className="checkout-missing">
      {shown.length > 0 ? (
        <div role={all ? 'alert' : undefined}>
          <p>{all ? 'Before you can place the order:' : 'Next:'}</p>
          <ul>
            {shown.map((what) => (
              <li key={what}>{missingTexts[what]}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
