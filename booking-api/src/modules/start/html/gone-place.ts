import { type Html, html } from '../../../platform/http/html.ts';
import { facilityWords as words } from '../copy/start.ts';
import type { Facts } from './sections.ts';
import { writeScene } from './start-page.ts';

type Near = { slug: string; name: string; town: string };

/** CO-137: the page of an archived place says so, and links to places near it. */
export const writeGonePlace = (facts: Facts, { name, near }: { name: string; near: readonly Near[] }): Html =>
  html`<div class="start-hero start-hero--facility">${writeScene(facts)}<div class="start-wrap start-hero__words"><h1>${words.goneTitle}</h1><p>${words.gone({ name })}</p></div></div>
<div class="start-wrap"><section class="start-section" aria-labelledby="near-title">
${near.length > 0 ? html`<h2 id="near-title">${words.goneNear}</h2><ul>${near.map(({ slug, name: other, town }) => html`<li><a href="/to/${slug}">${other}</a>, ${town}</li>`)}</ul>` : html`<h2 id="near-title">${words.goneBook}</h2>`}
<p><a href="/">${words.goneBook}</a></p>
</section></div>`;
