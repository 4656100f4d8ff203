import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { spokenCountry } from '@sendahead/shared-contracts/geo/country-name';
import { typedTown } from '@sendahead/shared-contracts/geo/town-case';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { AppContext } from '../../../platform/context.ts';
import { html } from '../../../platform/http/html.ts';
import { namesCityAbroad } from '../../geo/public/cities-abroad.ts';
import { findPlaceAbroad } from '../../geo/public/place-abroad.ts';
import { findPlacesLike, type LikePlace } from '../../geo/public/places-like.ts';
import { townsAtEnd } from '../../geo/public/town-at-end.ts';
import { splitDetail } from '../../geo/public/typed-detail.ts';
import { placeWordOf } from '../copy/brand-copy.ts';
import { codeWordOf } from '../copy/code-word.ts';
import { boxWords } from '../copy/start.ts';
import type { BoxView } from '../html/price-box.ts';
import { writeWayOn } from '../html/way-on.ts';
import { boxItemOf, type ReadTrip } from './read-trip.ts';
import { shipLink, type UnknownPlace } from './ship-link.ts';
import type { BoxFields } from './trip.ts';

interface UnclearTrip {
  readonly trip: Pick<ReadTrip, 'from' | 'to'>;
  readonly fields: BoxFields;
  readonly brand: Brand;
  /** The problems of the days. */
  readonly days: Pick<BoxView['problems'], 'by' | 'back'>;
  readonly action: string;
  readonly shipUrl: string;
  readonly by: CalendarDate | null;
}

/** The problems of a trip without a price, at their fields, and the choices. */
export async function answerUnclear(
  db: AppContext['db'],
  { trip, fields, brand, days, action, shipUrl, by }: UnclearTrip,
): Promise<Pick<BoxView, 'problems' | 'answer'>> {
  const problems = {
    from: trip.from ? null : await problemOf(db, fields.from, brand),
    to: trip.to ? null : await problemOf(db, fields.to, brand),
    ...days,
  };
  const field = problems.from === null ? problems.to && 'to' : 'from';
  if (!field)
    return {
      problems,
      answer: html`<p class="start-hint">${(days.by ?? days.back) === null ? boxWords.missing : null}</p>`,
    };
  const knownFields = {
    from: trip.from,
    to: trip.to,
    item: boxItemOf(brand, fields),
    by: days.by === null ? by : null,
  };
  const unknown = await unknownEnds(db, trip, fields);
  const answer = writeWayOn(
    { field, places: await placesLike(db, fields[field], brand.slug) },
    {
      action,
      fields,
      shipUrl: shipLink({ shipUrl, tripType: 'one_way', ...knownFields, unknown }),
      placeWord: placeWordOf(brand),
    },
  );
  return { problems, answer };
}

/** There is no similar place in the named country. */
const placesLike = async (
  db: AppContext['db'],
  text: string,
  brand: string,
): Promise<readonly LikePlace[]> =>
  (await findPlaceAbroad(db, text)) ? [] : findPlacesLike(db, text, brand);

/** The typed words of each place that was not found. */
const unknownEnds = async (
  db: AppContext['db'],
  trip: Pick<ReadTrip, 'from' | 'to'>,
  fields: Pick<BoxFields, 'from' | 'to'>,
) => ({
  ...(trip.from ? {} : { from: await unknownOf(db, fields.from) }),
  ...(trip.to ? {} : { to: await unknownOf(db, fields.to) }),
});

/** AD-32: the booking gets the typed words of a place without a price. */
async function unknownOf(db: AppContext['db'], text: string): Promise<UnknownPlace> {
  const abroad = await findPlaceAbroad(db, text);
  const country = abroad && 'codeNeeded' in abroad ? { country: abroad.codeNeeded } : {};
  return { ...splitDetail(namesCityAbroad(text) ? '' : text), ...country };
}

/** The problem of a line without a place. */
async function problemOf(db: AppContext['db'], text: string, brand: Brand): Promise<string | null> {
  if (text === '') return null;
  if (namesCityAbroad(text)) return boxWords.whichCity({ city: typedTown(text) });
  const abroad = await findPlaceAbroad(db, text);
  if (abroad && 'codeNeeded' in abroad)
    return boxWords.codeNeeded({
      country: spokenCountry(abroad.codeNeeded),
      code: codeWordOf(abroad.codeNeeded),
    });
  return (await townsAtEnd(db, text)).length > 0
    ? boxWords.notListed({ text })
    : boxWords.unknownPlace({ text, place: placeWordOf(brand) });
}
