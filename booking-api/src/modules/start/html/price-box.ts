import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { addDays, type CalendarDate, paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Html, html } from '../../../platform/http/html.ts';
import { bagName } from '../../catalog/public/bag-name.ts';
import { placeWordOf } from '../copy/brand-copy.ts';
import { boxWords } from '../copy/start.ts';
import { type BoxFields, maxItems } from '../price/trip.ts';

/** Further ahead than anyone books, and within the calendars. */
const daysAhead = 500;

/** The places of an example, by field. */
export type ExamplePlaces = Readonly<Partial<Record<'from' | 'to', string>>>;

export interface BoxView {
  readonly brand: Brand;
  /** The form's action: the page itself, which contains the answer. */
  readonly action: string;
  readonly fields: BoxFields;
  readonly today: CalendarDate;
  readonly answer: Html;
  /** The problem with a place or a day, by field. */
  readonly problems: Readonly<Record<Named, string | null>>;
  /** The example's places, which no one entered: the fields show them as placeholders. */
  readonly example: ExamplePlaces;
  /** The page's own place, which has no field. */
  readonly fixedTo: boolean;
}

/** The message for a past day. */
export const tooEarly = (today: CalendarDate): string =>
  boxWords.early({ day: paperDate(today).replace(/^\w+, /, '') });

/** The message for a day beyond the carriers' schedules. */
const tooFar = (today: CalendarDate): string =>
  boxWords.tooFar({ day: paperDate(addDays(today, daysAhead)).replace(/^\w+, /, '') });

const named = ['from', 'to', 'by', 'back'] as const;
type Named = (typeof named)[number];

const describe = (name: Named, { problems }: Pick<BoxView, 'problems'>): Html | null =>
  problems[name] ? html` aria-invalid="true" aria-describedby="box-${name}-problem"` : null;
const writeProblem = (name: Named, { problems }: Pick<BoxView, 'problems'>): Html | null =>
  problems[name]
    ? html`<p class="start-problem" id="box-${name}-problem" data-problem>${problems[name]}</p>`
    : null;

/** The problems of a separate answer: the script moves each to its field. */
export const writeProblems = ({ problems }: Pick<BoxView, 'problems'>): Html[] =>
  named.flatMap((name) =>
    problems[name] ? [html`<p class="start-refused" data-problem-of="${name}">${problems[name]}</p>`] : [],
  );

function writePlace(name: 'from' | 'to', view: BoxView): Html {
  const { fields, brand } = view;
  const hint = boxWords.facilityHint({ place: placeWordOf(brand) });
  const example = view.example[name];
  const placeholder = example === undefined ? hint : boxWords.exampleOf({ place: example });
  return html`<div class="start-field start-field--place">
<label for="box-${name}">${boxWords[name]}</label>
<input class="start-input" id="box-${name}" name="${name}" value="${fields[name]}" placeholder="${placeholder}" data-hint="${hint}" maxlength="120" autocomplete="off" spellcheck="false" required data-place="${brand.slug}" data-suggestions="${boxWords.placeList}"${describe(name, view)}>
${writeProblem(name, view)}
</div>`;
}

const writeItems = ({ brand, fields }: Pick<BoxView, 'brand' | 'fields'>): Html[] =>
  brand.product_lines.map(
    (line) => html`<optgroup label="${line.plural_display_name}">
${line.products.map(({ id, name }) => html`<option value="${id}"${id === fields.item ? html` selected` : null}>${bagName({ line_key: line.key, name })}</option>`)}
</optgroup>`,
  );

const writeCounts = (count: number): Html[] =>
  Array.from(
    { length: maxItems },
    (_, index) => html`<option${index + 1 === count ? html` selected` : null}>${index + 1}</option>`,
  );

/** OPEN-01: the question and its answer: a form that works without scripts. */
export function writePriceBox(view: BoxView): Html {
  const { action, fields, today, answer, example, fixedTo } = view;
  return html`<section class="start-box" id="price" aria-labelledby="box-title">
<h2 id="box-title">${boxWords.title}</h2>
<a class="start-continue" href="/ship" data-continue="${view.brand.slug}" hidden>${boxWords.goOn}</a>
<form class="start-form" method="get" action="${action}" data-box>
<div class="start-fields${fixedTo ? html` start-fields--three` : null}">
${writePlace('from', view)}
${fixedTo ? html`<input type="hidden" name="to" value="${fields.to}">` : writePlace('to', view)}
<div class="start-field"><label for="box-by">${boxWords.by}</label>
<input class="start-input" id="box-by" name="by" type="date" value="${fields.by ?? ''}" min="${today}" max="${addDays(today, daysAhead)}" data-early="${tooEarly(today)}" data-late="${tooFar(today)}"${describe('by', view)}>
${writeProblem('by', view)}
</div>
<div class="start-field"><label for="box-back">${boxWords.back}</label>
<input class="start-input" id="box-back" name="back" type="date" value="${fields.back ?? ''}" min="${today}" max="${addDays(today, daysAhead)}" data-early="${tooEarly(today)}" data-late="${tooFar(today)}"${describe('back', view)}>
${writeProblem('back', view)}
</div>
<div class="start-field start-field--item"><label for="box-item">${boxWords.item}</label>
<div class="start-item"><select class="start-input" id="box-count" name="count" aria-label="${boxWords.count}">${writeCounts(fields.count)}</select>
<select class="start-input" id="box-item" name="item" aria-describedby="box-more">${writeItems(view)}</select></div></div>
<button class="ui-button ui-button--secondary start-show" data-show>${boxWords.show}</button>
</div>
${Object.keys(example).length > 0 ? html`<p class="start-example" data-example>${boxWords.example}</p>` : null}
<div class="start-answer" data-answer aria-live="polite" data-offline="${boxWords.unreachable}" data-again="${boxWords.again}" data-updating="${boxWords.updating}" data-opening="${boxWords.opening}">${answer}</div>
<p class="start-hint" id="box-more">${boxWords.more}</p>
</form>
</section>`;
}
