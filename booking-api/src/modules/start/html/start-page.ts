import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Html, html } from '../../../platform/http/html.ts';
import { sceneOf } from '../../catalog/public/scene-of.ts';
import type { NextArrival } from '../../orders/public/tracking/next-arrival.ts';
import { itemWordsOf, placeWordOf } from '../copy/brand-copy.ts';
import { startWords } from '../copy/start.ts';
import { type BoxView, writePriceBox } from './price-box.ts';
import {
  type Facts,
  writeFacts,
  writeProof,
  writeQuestions,
  writeRoutes,
  writeSteps,
  writeTrack,
} from './sections.ts';

/** The signed-in user, with the next bags to arrive. */
export interface Visitor {
  readonly firstName: string;
  readonly next: NextArrival | undefined;
}

export interface StartView {
  readonly facts: Facts;
  /** Null while the brand takes no bookings. */
  readonly box: BoxView | null;
  readonly visitor: Visitor | null;
  readonly today: CalendarDate;
}

export function writeWelcome({ firstName, next }: Visitor, today: CalendarDate): Html {
  if (!next)
    return html`<p class="start-welcome">${startWords.welcome({ name: firstName })}<a href="/orders">${startWords.yourOrders}</a></p>`;
  const day = spokenDate(next.day);
  const words = next.day < today ? startWords.bagsAreDue({ day }) : startWords.bagsArrive({ day });
  return html`<p class="start-welcome">${startWords.welcome({ name: firstName })}<a href="/orders/${next.orderId}">${words}</a></p>`;
}

/** The scene behind the headline and the ground behind the box. */
export const writeScene = ({ drawings, brand }: Facts): Html =>
  html`<div class="start-scene" aria-hidden="true">${new Html(drawings[`${sceneOf(brand)}.svg`] ?? '')}</div>`;

const writeOpening = ({ facts, visitor, today }: StartView): Html => {
  const { brand } = facts;
  const { many: items, them } = itemWordsOf(brand);
  return html`<div class="start-hero">${writeScene(facts)}<div class="start-wrap start-hero__words">
${visitor ? writeWelcome(visitor, today) : null}
<h1>${brand.tagline || brand.name}</h1>
<p>${startWords.opening({ items, them, place: placeWordOf(brand) })}</p>
</div></div>`;
};

/** OPEN-01: a brand's start page: the price first, then facts about the brand. */
export const writeStartPage = (view: StartView): Html => {
  const { facts, box, visitor } = view;
  return html`${writeOpening(view)}
<div class="start-wrap">
${box ? writePriceBox(box) : null}
${writeFacts(facts)}
${box ? writeRoutes(facts) : null}
${writeSteps(facts)}
</div>
${writeProof(facts)}
<div class="start-wrap">
${writeQuestions(facts)}
${writeTrack(facts, { signedIn: visitor !== null })}
</div>`;
};
