import { Alert, Button, VisuallyHidden } from '@sendahead/shared-ui';
import { memo } from 'react';
import { travelerName } from '../../copy/announcements.ts';
import { travelersWords } from '../../copy/travelers.ts';
import { SameAsFirst } from '../../features/group/group.tsx';
import { PersonFields } from '../../features/person-fields/person-fields.tsx';
import { LineCounters } from '../../features/product-lines/line-counters.tsx';
import { itemRows } from '../../features/product-lines/rows-on-demand.ts';
import { TravelWay } from '../../features/travel-way/travel-way.tsx';
import { useTravelers } from '../../hooks/use-travelers.ts';
import { headingId } from '../../state/field-id.ts';
import type { TravelerState } from '../../state/state.ts';
import { BlockTitle } from './block-title.tsx';
import './traveler-block.css';

/** A view that failed to load is requested again when it must render, and shows that there. */
const readRows = (): void => void itemRows.read().catch(() => undefined);

/** One traveler: the person and their items. */
export const TravelerBlock = memo(function TravelerBlock({
  traveler,
  number,
  duplicate,
  removable,
}: {
  traveler: TravelerState;
  number: number;
  duplicate: boolean;
  removable: boolean;
}) {
  const { store, host } = useTravelers();
  const name = travelerName(number, host.boot.brand);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its name from a heading
    <div
      className="travelers-block"
      role="group"
      aria-labelledby={headingId(number)}
      // The phone rules and the bags are heavy; they are loaded when somebody starts to fill in a person.
      onFocus={() => {
        store.dispatch({ type: 'phones-wanted' });
        readRows();
      }}
      onPointerEnter={readRows}
    >
      <div className="travelers-block__head">
        <BlockTitle number={number} alone={!removable} />
        {removable ? (
          <Button
            variant="quiet"
            onClick={() => store.dispatch({ type: 'traveler-removed', key: traveler.key })}
          >
            {travelersWords.remove}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
      {duplicate ? (
        <Alert severity="danger" live>
          {travelersWords.duplicate({ name, word: host.boot.brand.traveler_word })}
        </Alert>
      ) : null}
      <PersonFields traveler={traveler} number={number} />
      <SameAsFirst traveler={traveler} number={number} />
      <LineCounters traveler={traveler} number={number} />
      <TravelWay traveler={traveler} number={number} />
    </div>
  );
});
