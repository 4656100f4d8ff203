import type { ClaimWindow } from '@sendahead/shared-contracts/claims/schema';
import type { ClaimableOrder } from '@sendahead/shared-contracts/console/claim-for-caller-calls';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { Alert, CheckField } from '@sendahead/shared-ui';
import { useId } from 'react';
import { claimKindNames } from '../../copy/claim-names.ts';
import { newClaimTexts as texts } from '../../copy/new-claim.ts';
import { legLabels } from '../../copy/order.ts';
import type { useNewClaim } from './use-new-claim.ts';
import '../../console/check-row.css';

type Bag = ClaimableOrder['bags'][number];

const nameOf = ({ item, traveler, leg, coverage_cents }: Bag): string =>
  texts.bag(item, traveler, legLabels[leg].toLowerCase(), formatCents(coverage_cents));

interface Props {
  readonly claim: Pick<
    ReturnType<typeof useNewClaim>,
    'offered' | 'window' | 'ticked' | 'setTicked' | 'unscanned'
  >;
  readonly error: string | undefined;
}

/** The bags to choose from, each with the last day to claim it; bags that are already claimed are named. */
export function BagChecks({ claim: { offered: bags, window, ticked, setTicked, unscanned }, error }: Props) {
  const id = useId();
  const claimed = bags.filter((bag) => bag.claimed);
  return (
    <fieldset className="console-checks" aria-describedby={error ? id : undefined}>
      <legend>{texts.bags}</legend>
      {bags
        .filter((bag) => !bag.claimed)
        .map((bag) => (
          <CheckField
            key={bag.parcel_id}
            label={nameOf(bag)}
            checked={ticked.includes(bag.parcel_id)}
            onChange={({ target }) =>
              setTicked(
                target.checked
                  ? [...ticked, bag.parcel_id]
                  : ticked.filter((parcelId) => parcelId !== bag.parcel_id),
              )
            }
          />
        ))}
      {claimed.length > 0 ? <p>{`${texts.claimed} ${claimed.map(nameOf).join('; ')}.`}</p> : null}
      {window?.closes_on ? <p>{texts.until(window.closes_on, window.opens_from)}</p> : null}
      {unscanned > 0 ? (
        <Alert severity="warning" live>
          {texts.unscanned(unscanned)}
        </Alert>
      ) : null}
      {error ? (
        <p id={id} className="ui-field__error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The first and last day of each kind of claim that is not open today. */
export function ClosedWindows({ windows }: { windows: readonly ClaimWindow[] }) {
  const lines = windows
    .filter(({ open }) => !open)
    .flatMap(({ kind, opens_on, closes_on }) =>
      opens_on && closes_on ? [texts.days(claimKindNames[kind], opens_on, closes_on)] : [],
    );
  return [...new Set(lines)].map((line) => <p key={line}>{line}</p>);
}
