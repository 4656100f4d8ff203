import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Html, html } from '../../../platform/http/html.ts';
import { sceneOf } from '../../catalog/public/scene-of.ts';
import type { OnTime } from '../../orders/public/tracking/on-time.ts';
import { itemWordsOf, lastStepOf } from '../copy/brand-copy.ts';
import { factWords, proofWords, questionWords, routeWords, stepWords, trackWords } from '../copy/start.ts';
import type { RoutePrice } from '../facts/route-prices.ts';
import { icons } from './icons.ts';
import { money, wholeDollars } from './money.ts';

export interface Facts {
  readonly brand: Brand;
  readonly promise: { readonly services: readonly string[]; readonly credit_cents: number } | undefined;
  readonly onTime: OnTime | null;
  readonly carriers: readonly string[];
  readonly routes: readonly RoutePrice[];
  readonly questions: readonly { readonly title: string; readonly markup: string }[];
  /** Drawings of the release by their path; '' where it has no such drawing. */
  readonly drawings: Readonly<Record<string, string>>;
}

const drawing = ({ drawings }: Facts, path: string): Html => new Html(drawings[path] ?? '');

const coversOf = ({ product_lines: [line] }: Brand) => {
  const amounts = (line?.insurances ?? []).map(({ cents, price_cents }) => ({
    cents,
    free: price_cents === 0,
  }));
  const free = Math.max(0, ...amounts.filter((amount) => amount.free).map(({ cents }) => cents));
  return { free, most: Math.max(free, ...amounts.map(({ cents }) => cents)) };
};

const writeFact = (icon: Html, title: string, text: string | Html): Html =>
  html`<li>${icon}<p><strong>${title}</strong><span>${text}</span></p></li>`;

const isGround = (services: readonly string[]): boolean => services.every((name) => name.includes('GROUND'));

/** Four facts from data. */
export function writeFacts({ brand, promise }: Facts): Html {
  const { free, most } = coversOf(brand);
  const more = most > free ? factWords.more({ amount: wholeDollars(most) }) : factWords.included;
  const ground = promise !== undefined && isGround(promise.services);
  const services = ground ? factWords.ground : factWords.all;
  const amount = promise ? wholeDollars(promise.credit_cents) : '';
  const number = brand.help_phone.replace(/[^\d+]/g, '');
  return html`<ul class="start-facts">
${free > 0 ? writeFact(icons.shield, factWords.coverage({ amount: wholeDollars(free) }), more) : null}
${promise ? writeFact(icons.clock, factWords.onTime({ amount, ground }), factWords.credit({ amount, services })) : null}
${writeFact(icons.calendar, factWords.change, factWords.until)}
${writeFact(icons.phone, factWords.call, html`<a href="tel:${number}">${brand.help_phone}</a>`)}
</ul>`;
}

/** Prices on typical routes, at today's rates. */
export function writeRoutes(facts: Facts): Html | null {
  const { routes, brand } = facts;
  const [first] = routes;
  if (!first) return null;
  const item = itemWordsOf(brand).one;
  const basis = routeWords.basis({ item, service: first.service, day: spokenDate(first.pickup) });
  const cards = routes.map(({ from, to, totalCents, transitDays, landmark }) => {
    const href = `/?${new URLSearchParams({ from, to })}`;
    return html`<li><a class="start-route" href="${href}">
<span class="start-route__picture" aria-hidden="true">${drawing(facts, `landmarks/${landmark}.svg`)}</span>
<span class="start-tag">${routeWords.price({ price: money(totalCents) })}</span>
<span class="start-route__words">${routeWords.from({ place: from })} <strong>${to}</strong> <span>${routeWords.days({ count: transitDays })}</span></span>
</a></li>`;
  });
  return html`<section class="start-section" aria-labelledby="costs-title">
<div class="start-head"><h2 id="costs-title">${routeWords.title}</h2><p>${basis}</p></div>
<ul class="start-routes">${cards}</ul>
</section>`;
}

/** Three steps from the price to the arrival. */
export function writeSteps(facts: Facts): Html {
  const { brand } = facts;
  const last = lastStepOf(brand.slug);
  const steps = [
    { picture: 'where', title: stepWords.where, text: stepWords.whereText },
    {
      picture: 'pickup',
      title: stepWords.hand({ item: itemWordsOf(brand).one }),
      text: stepWords.handText,
    },
    { picture: 'arrive', ...last },
  ];
  return html`<section class="start-section" aria-labelledby="steps-title">
<h2 id="steps-title">${stepWords.title}</h2>
<ol class="start-steps">${steps.map(
    ({ picture, title, text }) =>
      html`<li><span class="start-step__picture" aria-hidden="true">${drawing(facts, `steps/${picture}.svg`)}</span><h3>${title}</h3><p>${text}</p></li>`,
  )}</ol>
</section>`;
}

const listOf = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Coverage and on-time figure, and the carriers. */
export function writeProof(facts: Facts): Html {
  const { brand, promise, onTime, carriers } = facts;
  const { free, most } = coversOf(brand);
  const covered =
    most > free ? proofWords.coveredText({ amount: wholeDollars(most) }) : proofWords.coveredOnly;
  const credit = promise ? wholeDollars(promise.credit_cents) : null;
  const figure = onTime
    ? html`<p class="start-figure">${(onTime.perMille / 10).toFixed(1)}%</p><h3>${proofWords.onTime}</h3>
<p>${proofWords.counted({ count: onTime.deliveries.toLocaleString('en-US') })} ${credit ? proofWords.promise({ amount: credit }) : null}</p>`
    : credit &&
      html`<p class="start-figure">${credit}</p><h3>${factWords.onTime({ amount: credit, ground: isGround(promise?.services ?? []) })}</h3><p>${proofWords.promise({ amount: credit })}</p>`;
  const carry = proofWords.carry({ carriers: listOf.format(carriers), items: itemWordsOf(brand).many });
  return html`<section class="start-proof" aria-labelledby="proof-title"><div class="start-wrap">
<div class="start-proof__columns"><div><h2 id="proof-title">${proofWords.title}</h2><span class="start-proof__picture" aria-hidden="true">${drawing(facts, `items/${sceneOf(brand)}.svg`)}</span></div>
${free > 0 ? html`<div><p class="start-figure">${wholeDollars(free)}</p><h3>${proofWords.covered}</h3><p>${covered}</p></div>` : null}
${figure ? html`<div>${figure}</div>` : null}</div>
${carriers.length > 0 ? html`<div class="start-carriers"><h3>${proofWords.carriers}</h3><p>${carry}</p></div>` : null}
</div></section>`;
}

/** Frequent questions, in the brand's own words. */
export function writeQuestions({ questions, brand }: Facts): Html | null {
  if (questions.length === 0) return null;
  const rows = questions.map(
    ({ title, markup }, index) =>
      html`<details${index === 0 ? html` open` : null}><summary>${title}${icons.down}</summary><div>${new Html(markup)}</div></details>`,
  );
  return html`<section class="start-section start-questions" aria-labelledby="questions-title">
<div class="start-aside"><h2 id="questions-title">${questionWords.title}</h2><p>${questionWords.more} <a href="/help">${questionWords.help}</a> ${questionWords.call({ phone: brand.help_phone })}</p></div>
<div>${rows}</div>
</section>`;
}

/** Tracking without an account, and signing in. */
export function writeTrack(
  facts: Pick<Facts, 'brand' | 'drawings'>,
  {
    signedIn,
    problem = null,
    number = '',
    email = '',
  }: { signedIn: boolean; problem?: string | null; number?: string; email?: string },
): Html {
  const item = itemWordsOf(facts.brand).one;
  return html`<section class="start-track" id="track" aria-labelledby="track-title"><div class="start-track__words">
<h2 id="track-title">${trackWords.title}</h2><p>${trackWords.text}</p>
<form class="start-track__form" method="post" action="/track">
<div class="start-field"><label for="track-number">${trackWords.number}</label><input class="start-input" id="track-number" name="number" value="${number}" placeholder="SA-" maxlength="20" autocomplete="off" autocapitalize="characters" required></div>
<div class="start-field"><label for="track-email">${trackWords.email}</label><input class="start-input" id="track-email" name="email" type="email" value="${email}" maxlength="120" autocomplete="email" required></div>
<button class="ui-button ui-button--primary">${trackWords.track}</button>
</form>
${problem ? html`<p class="start-problem" role="alert">${problem}</p>` : null}
${signedIn ? null : html`<p class="start-track__account">${trackWords.account} <a href="/account?login_flag=1&amp;value=%2Forders">${trackWords.signIn}</a> ${trackWords.seeAll({ item })}</p>`}
</div><span class="start-track__picture" aria-hidden="true">${new Html(facts.drawings['landmarks/palms.svg'] ?? '')}</span></section>`;
}
