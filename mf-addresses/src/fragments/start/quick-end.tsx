import { lengths } from '@sendahead/shared-contracts/constants';
import { useId } from 'react';
import { endTitle } from '../../copy/end-words.ts';
import { startWords } from '../../copy/start.ts';
import { ZipStatus, zipStatusId } from '../../features/end-fields/address-fields/zip-status.tsx';
import { BoundField } from '../../features/end-fields/bound-field.tsx';
import { ClubChoice } from '../../features/end-fields/club-choice/club-choice.tsx';
import { KindChoice } from '../../features/end-fields/kind-choice.tsx';
import { useFocusHandover } from '../../features/end-fields/use-focus-handover.ts';
import { useSelector } from '../../hooks/use-addresses.ts';
import type { End } from '../../state/state.ts';

/** One end, as little of it as a price needs: the place, or the zip of a home. */
export function QuickEnd({ end }: { end: End }) {
  const heading = useId();
  const focus = useFocusHandover(end);
  const kind = useSelector((state) => state[end].point.kind);
  const city = useSelector(({ [end]: { point } }) => [point.city, point.state].filter(Boolean).join(', '));
  return (
    <section className="addresses-start__end" aria-labelledby={heading}>
      <h3 id={heading}>{endTitle(end)}</h3>
      <KindChoice end={end} />
      {kind === 'club' ? (
        <ClubChoice end={end} focus={focus} />
      ) : (
        <div className="addresses-start__zip">
          <BoundField
            end={end}
            field="zip"
            label={startWords.zip}
            inputMode="numeric"
            autoComplete={`section-${end} shipping postal-code`}
            maxLength={lengths.zipMax}
            aria-describedby={zipStatusId(end)}
          />
          <p className="addresses-start__city" aria-hidden="true">
            {city}
          </p>
          <ZipStatus end={end} />
        </div>
      )}
    </section>
  );
}
