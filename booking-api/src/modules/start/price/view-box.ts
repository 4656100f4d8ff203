import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { addDays, type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { localTime } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import { readReference } from '../../../platform/database/reference.ts';
import { type Html, html } from '../../../platform/http/html.ts';
import { findTypedPlace } from '../../geo/public/find-typed-place.ts';
import type { CarrierCheck } from '../../services/public/carrier-check.ts';
import { placeWordOf } from '../copy/brand-copy.ts';
import { dayNoteWords } from '../copy/days.ts';
import { boxWords } from '../copy/start.ts';
import { createDayCache } from '../facts/day-cache.ts';
import { enteredOf, untoldEnds } from '../facts/example.ts';
import { writeAnswer } from '../html/answer.ts';
import { type BoxView, tooEarly } from '../html/price-box.ts';
import { hrefOf } from '../html/way-on.ts';
import { answerTrip, type TripAnswer } from './answer.ts';
import { type DayNote, movedReturn, notesOfDays } from './day-notes.ts';
import { lineOfPlace, notesOfPlaces } from './note-of-place.ts';
import { readTrip } from './read-trip.ts';
import { type BoxFields, deliveryDayFor, readBoxFields } from './trip.ts';
import { answerUnclear } from './unclear.ts';

export interface BoxRequest {
  readonly brand: Brand;
  readonly query: Readonly<Record<string, unknown>>;
  /** The URL of the brand's booking. */
  readonly shipUrl: string;
  /** The page's own destination, which has no field. */
  readonly fixedTo?: string;
  readonly action?: string;
  /** A line with the signed-in user's saved home. */
  readonly home?: string | undefined;
}

/** How long an answer is cached: cut-offs are whole hours. */
const answerLifeMs = 5 * 60_000;

/**
 * Reads the box's fields and answers them; when no price can be calculated the box says so, and the page
 * remains.
 */
export function createViewBox(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  checkOffers: CarrierCheck,
  report: (error: unknown) => void,
): (request: BoxRequest) => Promise<BoxView> {
  const answers = createDayCache<TripAnswer>(answerLifeMs);

  return async ({ brand, query, shipUrl, fixedTo, action = '/', home: homeLine }) => {
    const reference = await readReference(db);
    const typed = readBoxFields(query, brand);
    const home = homeLine === undefined ? undefined : (await findTypedPlace(db, homeLine, brand.slug))?.label;
    const { entered, example } = enteredOf(typed, brand, { home, fixedTo });
    const fields: BoxFields = { ...entered, ...example };
    const trip = await readTrip({ db, reference }, brand, fields);
    const today = localTime(clock.now(), homeTimeZone).date;
    const common = { brand, action, today, example, fixedTo: fixedTo !== undefined };
    const by = fields.by && deliveryDayFor(fields.by);
    const early = fields.by !== null && fields.by < today ? tooEarly(today) : null;
    const backEarly = returnProblem(fields, today);
    if (trip.is === 'unclear' || early !== null || backEarly !== null) {
      const days = { by: early, back: backEarly };
      const unclear = await answerUnclear(db, { trip, fields, brand, days, action, shipUrl, by });
      return { ...common, fields: entered, ...unclear };
    }
    const { from, to, item } = trip;
    // Keys contain the recognized places, so that spellings share an answer.
    const key = JSON.stringify([brand.slug, reference.state, from.label, to.label, item, by, fields.back]);
    const answer = await answers(key, clock.now(), () =>
      answerTrip(
        { db, clock, reference, brand: brand.slug, checkOffers },
        { from, to, item, by, back: fields.back },
      ),
    ).catch((error: unknown) => void report(error));
    const lines = {
      ...('from' in example ? {} : { from: lineOfPlace(fields.from, from) }),
      ...('to' in example ? {} : { to: lineOfPlace(fields.to, to) }),
    };
    const placeNotes = notesOfPlaces(
      'from' in example ? null : { line: fields.from, place: from },
      'to' in example ? null : { line: fields.to, place: to },
      placeWordOf(brand),
    );
    const notes = [
      ...placeNotes.map((text) => writeNote({ text }, action, fields)),
      ...notesOfDays(fields, answer ?? undefined).map((note) => writeNote(note, action, fields)),
    ];
    const returnDay = movedReturn(fields.back, answer ?? undefined);
    const shownAnswer = answer && {
      from,
      to,
      item,
      answer,
      service: fields.service,
      lines,
      untold: untoldEnds(example, lines, home),
      isExample: Object.keys(example).length > 0,
      returns: fields.back !== null,
      returnDay,
    };
    return {
      ...common,
      fields: { ...entered, ...lines, ...(returnDay ? { back: returnDay } : {}) },
      problems: { from: null, to: null, by: null, back: null },
      answer: shownAnswer
        ? html`${notes}${writeAnswer(shownAnswer, { shipUrl, helpPhone: brand.help_phone })}`
        : html`<p class="start-refused" role="status">${boxWords.unavailable({ phone: brand.help_phone })}</p>`,
    };
  };
}

/** AD-38: a note, and the return days that it offers as links. */
function writeNote({ text, offers }: DayNote, action: string, fields: BoxFields): Html {
  if (!offers) return html`<p class="start-next" role="status">${text}</p>`;
  const linkTo = (day: CalendarDate): Html =>
    html`<a href="${hrefOf(action, fields, { field: 'back', place: day })}" data-fill="back" data-line="${day}">${spokenDate(day)}</a>`;
  return html`<p class="start-next" role="status">${text} ${dayNoteWords.choose} ${linkTo(offers.earlier)} ${dayNoteWords.or} ${linkTo(offers.later)}.</p>`;
}

/** A return begins after the day by which the bags must arrive. */
function returnProblem({ by, back }: BoxFields, today: CalendarDate): string | null {
  const first = by !== null && by >= today ? addDays(by, 1) : today;
  return back !== null && back < first ? tooEarly(first) : null;
}
