import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { spokenCountry } from '@sendahead/shared-contracts/geo/country-name';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { localTime } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import { readReference } from '../../../platform/database/reference.ts';
import { html } from '../../../platform/http/html.ts';
import { namesCityAbroad } from '../../geo/public/cities-abroad.ts';
import { findPlaceAbroad } from '../../geo/public/place-abroad.ts';
import { findPlacesLike, type LikePlace } from '../../geo/public/places-like.ts';
import { townsAtEnd } from '../../geo/public/town-at-end.ts';
import { splitDetail } from '../../geo/public/typed-detail.ts';
import type { CarrierCheck } from '../../services/public/carrier-check.ts';
import { placeWordOf } from '../copy/brand-copy.ts';
import { boxWords } from '../copy/start.ts';
import { createDayCache } from '../facts/day-cache.ts';
import { type TypicalRoute, typicalRoutesOf } from '../facts/typical-routes.ts';
import { writeAnswer } from '../html/answer.ts';
import { type BoxView, tooEarly } from '../html/price-box.ts';
import { writeWayOn } from '../html/way-on.ts';
import { type Answer, answerTrip } from './answer.ts';
import { notesOfDays } from './day-notes.ts';
import { noteOfPlace } from './note-of-place.ts';
import { boxItemOf, type ReadTrip, readTrip } from './read-trip.ts';
import { shipLink, type UnknownPlace } from './ship-link.ts';
import { type BoxFields, deliveryDayFor, readBoxFields } from './trip.ts';

export interface BoxRequest {
  readonly brand: Brand;
  readonly query: Readonly<Record<string, unknown>>;
  /** Where the brand's booking is. */
  readonly shipUrl: string;
  /** The page's own destination, which is not asked for. */
  readonly fixedTo?: string;
  readonly action?: string;
}

/** An answer holds for this long: cut-offs are whole hours. */
const answerLifeMs = 5 * 60_000;

/** What a visitor sees who entered nothing yet: a trip that many make. */
const exampleOf = ({ slug }: Brand): Pick<TypicalRoute, 'from' | 'to'> =>
  typicalRoutesOf(slug)[0] ?? { from: '', to: '' };

/** Reads the box's fields and answers them; where no price can be computed the box says so, and the page stays. */
export function createViewBox(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  checkOffers: CarrierCheck,
  report: (error: unknown) => void,
): (request: BoxRequest) => Promise<BoxView> {
  const answers = createDayCache<Answer>(answerLifeMs);

  return async ({ brand, query, shipUrl, fixedTo, action = '/' }) => {
    const reference = await readReference(db);
    const typed = readBoxFields(query, brand);
    const empty = typed.from === '' && typed.to === '';
    const example = empty;
    const fields: BoxFields = {
      ...typed,
      ...(example ? exampleOf(brand) : {}),
      ...(fixedTo === undefined ? {} : { to: fixedTo }),
    };
    const trip = await readTrip({ db, reference }, brand, fields);
    const today = localTime(clock.now(), homeTimeZone).date;
    const common = { brand, action, today, example, fixedTo: fixedTo !== undefined };
    const by = fields.by && deliveryDayFor(fields.by);
    const early = fields.by !== null && fields.by < today ? tooEarly(today) : null;
    const backEarly = returnProblem(fields, today);
    if (trip.is === 'unclear' || early !== null || backEarly !== null) {
      const problems = {
        from: trip.from ? null : await problemOf(db, fields.from, brand),
        to: trip.to ? null : await problemOf(db, fields.to, brand),
        by: early,
        back: backEarly,
      };
      const field = problems.from === null ? problems.to && 'to' : 'from';
      const known = { from: trip.from, to: trip.to, item: boxItemOf(brand, fields), by: early ? null : by };
      const unknown = await unknownEnds(db, trip, fields);
      const answer = field
        ? writeWayOn(
            { field, places: await placesLike(db, fields[field], brand.slug) },
            { action, fields, shipUrl: shipLink({ shipUrl, tripType: 'one_way', ...known, unknown }) },
          )
        : html`<p class="start-hint">${(problems.by ?? problems.back) === null ? boxWords.missing : null}</p>`;
      return { ...common, fields, problems, answer };
    }
    const { from, to, item } = trip;
    // Keys hold the places that were found, so that spellings share an answer.
    const key = JSON.stringify([brand.slug, reference.state, from.label, to.label, item, by, fields.back]);
    const answer = await answers(key, clock.now(), () =>
      answerTrip(
        { db, clock, reference, brand: brand.slug, checkOffers },
        { from, to, item, by, back: fields.back },
      ),
    ).catch((error: unknown) => void report(error));
    const said = [
      noteOfPlace(fields.from, from),
      noteOfPlace(fields.to, to),
      ...notesOfDays(fields, answer ?? undefined),
    ];
    const notes = [...new Set(said)].map(
      (note) => note && html`<p class="start-next" role="status">${note}</p>`,
    );
    const shown = answer && {
      from,
      to,
      item,
      answer,
      service: fields.service,
      returns: fields.back !== null,
    };
    return {
      ...common,
      fields: { ...fields, from: from.label, to: to.label },
      problems: { from: null, to: null, by: null, back: null },
      answer: shown
        ? html`${notes}${writeAnswer(shown, { shipUrl, helpPhone: brand.help_phone })}`
        : html`<p class="start-refused" role="status">${boxWords.unavailable({ phone: brand.help_phone })}</p>`,
    };
  };
}

/** Nothing here is like a place in a country that was named. */
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

/** AD-32: the booking gets the typed words of a place that has no price. */
async function unknownOf(db: AppContext['db'], text: string): Promise<UnknownPlace> {
  const abroad = await findPlaceAbroad(db, text);
  const country = abroad && 'codeNeeded' in abroad ? { country: abroad.codeNeeded } : {};
  return { ...splitDetail(namesCityAbroad(text) ? '' : text), ...country };
}

/** A return begins after the day by which the bags are there. */
function returnProblem({ by, back }: BoxFields, today: CalendarDate): string | null {
  const first = by !== null && by >= today ? addDays(by, 1) : today;
  return back !== null && back < first ? tooEarly(first) : null;
}

/** The problem of a line that names no place. */
async function problemOf(db: AppContext['db'], text: string, brand: Brand): Promise<string | null> {
  if (text === '') return null;
  if (namesCityAbroad(text)) return boxWords.whichCity({ city: text });
  const abroad = await findPlaceAbroad(db, text);
  if (abroad && 'codeNeeded' in abroad)
    return boxWords.codeNeeded({ country: spokenCountry(abroad.codeNeeded) });
  return (await townsAtEnd(db, text)).length > 0
    ? boxWords.notListed({ text })
    : boxWords.unknownPlace({ text, place: placeWordOf(brand) });
}
