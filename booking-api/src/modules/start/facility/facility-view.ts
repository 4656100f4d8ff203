import { calendarDate, weekdayName } from '@sendahead/shared-contracts/primitives/calendar-date';
import { spansOf, spokenSpan } from '@sendahead/shared-contracts/primitives/date-span';
import { type Html, html } from '../../../platform/http/html.ts';
import { carriersAt } from '../../clubs/public/logistics.ts';
import type { FacilityRow } from '../../clubs/public/store.ts';
import { itemWordsOf } from '../copy/brand-copy.ts';
import { facilityWords } from '../copy/start.ts';
import { type BoxView, writePriceBox } from '../html/price-box.ts';
import { type Facts, writeFacts, writeProof, writeQuestions, writeSteps } from '../html/sections.ts';
import { writeScene } from '../html/start-page.ts';
import { writeMap } from './map.ts';

export interface FacilityView {
  readonly facility: FacilityRow;
  readonly facts: Facts;
  readonly box: BoxView;
  readonly today: string;
  /** The names of the place's carriers, by their system names. */
  readonly carrierNames: ReadonlyMap<string, string>;
}

export const townOf = ({ city, state }: Pick<FacilityRow, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ');

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

const row = (term: string, words: string): Html | null =>
  words === '' ? null : html`<div><dt>${term}</dt><dd>${words}</dd></div>`;

/** Hours, closed days and bag handling at the place. */
function writeReceiving({ facility, today, carrierNames }: FacilityView): Html {
  const {
    name,
    opening_hours: hours,
    closed_weekdays: weekdays,
    consumer_note: note,
    logistics_provider: courier,
  } = facility;
  const closed = listed.format(weekdays.map((day) => `${weekdayName(day)}s`));
  const dates = spansOf(facility.closed_dates.filter((date) => date >= today).map(calendarDate)).map((span) =>
    spokenSpan(span),
  );
  const carriers = carriersAt(facility).map((carrier) => carrierNames.get(carrier) ?? carrier);
  const home =
    carriers.length > 0
      ? facilityWords.goesHome({ carriers: listed.format(carriers) })
      : facilityWords.noPickup;
  const brings = courier?.delivery
    ? facilityWords.deliveredBy({ courier: courier.name })
    : facilityWords.signed;
  return html`<section class="start-section start-receiving" aria-labelledby="receiving-title">
<div class="start-aside"><h2 id="receiving-title">${facilityWords.receiving({ name })}</h2>
<p>${brings}</p><p>${home}</p></div>
<div><dl>${row(facilityWords.hours, hours)}${row(facilityWords.closed, closed)}${row(facilityWords.closedDates, listed.format(dates))}${row(facilityWords.address, `${facility.address_1}, ${townOf(facility)} ${facility.zip}`)}${row(facilityWords.note, note)}</dl>
${writeMap(facility)}</div>
</section>`;
}

/** The page of a place: the price of shipping there, and how it accepts bags. */
export function writeFacilityPage(view: FacilityView): Html {
  const { facility, facts, box } = view;
  const { one: item } = itemWordsOf(facts.brand);
  const { name } = facility;
  return html`<div class="start-hero start-hero--facility">${writeScene(facts)}<div class="start-wrap start-hero__words">
<h1>${facilityWords.title({ item, name })}</h1>
<p>${facilityWords.opening({ item, name, town: townOf(facility) })}</p>
</div></div>
<div class="start-wrap">
${writePriceBox(box)}
${writeFacts(facts)}
${writeReceiving(view)}
${writeSteps(facts)}
</div>
${writeProof(facts)}
<div class="start-wrap">${writeQuestions(facts)}</div>`;
}
