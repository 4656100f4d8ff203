import { isCalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { localTime } from '../../../platform/clock.ts';
import { type Html, html } from '../../../platform/http/html.ts';
import type { presentTracked } from '../../tracking/public/present-tracked.ts';
import { trackWords } from '../copy/start.ts';
import { type Facts, writeTrack } from './sections.ts';
import { writeStops } from './stops.ts';

type Legs = Awaited<ReturnType<typeof presentTracked>>;

export type TrackResult =
  | { readonly is: 'found'; readonly number: string; readonly cancelled: boolean; readonly legs: Legs }
  | { readonly is: 'unknown'; readonly number: string };

const dayAt = (instant: string, zone: string): string =>
  spokenDate(localTime(Date.parse(instant), zone).date);
const dayInWords = (day: string): string => (isCalendarDate(day) ? spokenDate(day) : day);

/** The locations of a leg's bags: cities and days, without personal data. */
function writeLeg({ from, to, bags: all, last, ship_date, drop_off }: Legs[number]): Html {
  const name = trackWords.leg({ from: from.place, to: to.place });
  const bags = all.filter(({ status }) => status !== 'cancelled');
  if (bags.length === 0 && all.length > 0)
    return html`<section class="start-leg"><h2>${name}</h2>
<p class="start-leg__day">${trackWords.legCanceled}</p>
<p>${trackWords.legCanceledDetail}</p></section>`;
  const arrived = bags.map(({ arrived_at }) => arrived_at).filter((at) => at !== null);
  const [bag] = bags;
  const due =
    bags
      .map(({ expected_on, promised_on }) => expected_on ?? promised_on ?? '')
      .toSorted()
      .at(-1) ?? '';
  const there = bags.length > 0 && arrived.length === bags.length ? arrived.toSorted().at(-1) : undefined;
  const stops = writeStops(
    bags.map(({ status }) => status),
    { name, pickup: dayInWords(ship_date), due: dayInWords(due) },
  );
  return html`<section class="start-leg"><h2>${name}</h2>
<p class="start-leg__day">${there ? trackWords.delivered({ day: dayAt(there, bag?.time_zone ?? 'UTC') }) : trackWords.due({ day: dayInWords(due) })}</p>
<p>${last && last.status !== 'label_ready' ? trackWords.last({ place: last.place, day: dayAt(last.at, last.time_zone) }) : trackWords.notYet({ day: dayInWords(ship_date), dropOff: drop_off })}</p>
${stops}</section>`;
}

/** The page of the tracking form. */
export function writeTrackPage(...form: Parameters<typeof writeTrack>): Html {
  return html`<div class="start-wrap start-tracked"><h1>${trackWords.pageTitle}</h1>${writeTrack(...form)}</div>`;
}

/** The answer to an order number and email. */
export function writeTracked(
  tracked: TrackResult,
  facts: Pick<Facts, 'brand' | 'drawings'>,
  { signedIn, email }: { signedIn: boolean; email: string },
): Html {
  const { number } = tracked;
  if (tracked.is === 'unknown') {
    return writeTrackPage(facts, { signedIn, number, email, problem: trackWords.unknown });
  }
  return html`<div class="start-wrap start-tracked"><h1>${trackWords.found({ number })}</h1>
${tracked.cancelled ? html`<p>${trackWords.cancelled}</p>` : tracked.legs.map(writeLeg)}
<p><a class="start-tracked__again" href="/#track">${trackWords.another}</a></p></div>`;
}
