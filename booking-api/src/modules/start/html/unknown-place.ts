import { type Html, html } from '../../../platform/http/html.ts';
import { facilityWords } from '../copy/start.ts';
import { type BoxView, writePriceBox } from './price-box.ts';
import type { Facts } from './sections.ts';
import { writeScene } from './start-page.ts';

/** An unknown URL below `/to` shows the price box, which finds any place. */
export const writeUnknownPlace = (facts: Facts, box: BoxView): Html =>
  html`<div class="start-hero start-hero--facility">${writeScene(facts)}<div class="start-wrap start-hero__words"><h1>${facilityWords.unknownTitle}</h1><p>${facilityWords.unknown}</p></div></div>
<div class="start-wrap">${writePriceBox(box)}</div>`;
