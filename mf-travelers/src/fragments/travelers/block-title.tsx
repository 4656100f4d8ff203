import { VisuallyHidden } from '@sendahead/shared-ui';
import { travelerName } from '../../copy/announcements.ts';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { headingId } from '../../state/field-id.ts';

/**
 * The number of a traveler, and BR-07 the brand's title of the block: one title for club staff, another for
 * everyone else. "Traveler 1" and "Traveler information" say the same, so only one of them is shown: the
 * title for a single traveler, the numbers for several.
 */
export function BlockTitle({ number, alone }: { number: number; alone: boolean }) {
  const { brand } = useTravelers().host.boot;
  const role = useSelector((state) => state.role);
  const title = role === 'pro' ? brand.traveler_title.pro : brand.traveler_title.others;
  const repeats = title.toLowerCase() === `${brand.traveler_word} information`;
  const name = travelerName(number, brand);
  return (
    <div className="travelers-block__names" data-lone-title={(alone && repeats) || undefined}>
      <h3 id={headingId(number)} tabIndex={-1}>
        {alone && repeats ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      </h3>
      {alone || !repeats ? <p className="travelers-block__title">{title}</p> : null}
    </div>
  );
}
