import type { ClubAgeing } from '@sendahead/shared-contracts/console/club-account-calls';
import { Money } from '@sendahead/shared-ui';
import { clubAccountTexts as texts } from '../../copy/club-accounts.ts';

/** A balance by days past due, in five steps. */
export function Ages({ ageing }: { ageing: ClubAgeing }) {
  const steps = [
    [texts.current, ageing.current_cents],
    [texts.days30, ageing.days_30_cents],
    [texts.days60, ageing.days_60_cents],
    [texts.days90, ageing.days_90_cents],
    [texts.older, ageing.older_cents],
  ] as const;
  return (
    <dl className="club-ages">
      {steps.map(([name, cents], step) => (
        <div key={name} data-overdue={(step > 0 && cents > 0) || undefined}>
          <dt>{name}</dt>
          <dd>
            <Money cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
