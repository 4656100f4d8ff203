import { homeOf } from '@sendahead/shared-contracts/geo/home-country';
import {
  type CalendarDate,
  daysBetween,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import type { TripType } from '@sendahead/shared-contracts/ship-form/trip-type';
import { type Html, html } from '../../../platform/http/html.ts';
import type { TypedPlace } from '../../geo/public/find-typed-place.ts';
import { boxWords, refusalWords } from '../copy/start.ts';
import { type Offer, safeDayFor, type TripAnswer } from '../price/answer.ts';
import type { BoxItem } from '../price/form.ts';
import type { ReturnOffer } from '../price/price-return.ts';
import { shipLink } from '../price/ship-link.ts';
import { money } from './money.ts';

/** An answer with its request. */
export interface ShownAnswer {
  readonly from: TypedPlace;
  readonly to: TypedPlace;
  readonly item: BoxItem;
  readonly answer: TripAnswer;
  /** Code of the selected service. */
  readonly service: string | null;
  /**
   * Ends that the booking does not read from its link: those of an example, and a home that it knows itself.
   */
  readonly untold: ReadonlySet<'from' | 'to'>;
  readonly isExample: boolean;
  /** The display text of the places; absent for those of an example. */
  readonly lines: Readonly<Partial<Record<'from' | 'to', string>>>;
  /** A return day was entered: the round trip is offered first. */
  readonly returns: boolean;
  /** AD-38: the later day on which every return begins; the Return field shows it. */
  readonly returnDay: CalendarDate | null;
}

interface Place {
  readonly shipUrl: string;
  readonly helpPhone: string;
}

const badgeOf = (offer: Offer, offers: readonly Offer[], inTime: boolean): string | null => {
  if (offer === offers[0]) return boxWords.best;
  if (offer !== offers.toSorted(inTime ? lastPickup : firstArrival)[0]) return null;
  return inTime ? boxWords.leavesLast : boxWords.first;
};
const lastPickup = (a: Offer, b: Offer): number => b.pickup.localeCompare(a.pickup);
const firstArrival = (a: Offer, b: Offer): number => a.arrival.localeCompare(b.arrival);

/** Whether an offer arrives in time, and later than we advise. */
const isTight = ({ arrival }: Offer, by: CalendarDate | null): boolean =>
  by !== null && arrival > safeDayFor(by);

const wordsOf = ({ totalCents, pickup }: ReturnOffer): { price: string; day: string } => ({
  price: money(totalCents),
  day: spokenDate(pickup),
});

/** The requested day, when every offer is in time for it. */
const wantedInTime = ({ answer }: ShownAnswer): CalendarDate | null =>
  answer.is === 'offers' && answer.inTime ? answer.wanted : null;

/** AD-37: where the requested day cannot be met, the booking plans for the day on which the offer arrives. */
function deadlineOf({ arrival }: Offer, { answer }: ShownAnswer): CalendarDate | null {
  if (answer.is !== 'offers' || answer.wanted === null) return null;
  return answer.inTime ? answer.wanted : arrival;
}

interface WayToBook {
  readonly tripType: TripType;
  readonly words: string;
}

/** A large price, and the small print about it and the other trip. */
interface ShownPrice {
  readonly price: string;
  readonly notes: readonly string[];
}

/** The price of the entered trip, with the other trip in small print. */
function priceOf({ totalCents, roundTrip }: Offer, { returns }: ShownAnswer): ShownPrice {
  const oneWay = money(totalCents);
  if (!roundTrip) return { price: oneWay, notes: returns ? [boxWords.isOneWay] : [] };
  const words = wordsOf(roundTrip);
  return returns
    ? { price: words.price, notes: [boxWords.isRoundTrip(words), boxWords.oneWay({ price: oneWay })] }
    : { price: oneWay, notes: [boxWords.roundTrip(words)] };
}

/** The terms included in the price of the first booking button. */
function termsOf({ pickups, roundTrip }: Offer, { returns }: ShownAnswer): string {
  const isRound = returns && roundTrip !== null;
  const paid = isRound ? roundTrip.pickups : pickups;
  const terms = isRound ? boxWords.termsRound : boxWords.terms;
  return paid.count === 0
    ? terms
    : `${terms} ${boxWords.pickupIncluded({ amount: money(paid.cents), count: paid.count })}`;
}

/** AD-46: an example is not booked. The trip offered first: a round trip when its return day was entered. */
function waysToBook(offer: Offer, { returns, isExample }: ShownAnswer): [WayToBook, ...WayToBook[]] {
  if (isExample) return [{ tripType: 'one_way', words: boxWords.enterTrip }];
  const price = money(offer.totalCents);
  if (!offer.roundTrip) return [{ tripType: 'one_way', words: boxWords.book({ price }) }];
  const round: WayToBook = { tripType: 'round_trip', words: boxWords.bookRound(wordsOf(offer.roundTrip)) };
  return returns
    ? [round, { tripType: 'one_way', words: boxWords.bookOneWay({ price }) }]
    : [{ tripType: 'one_way', words: boxWords.book({ price }) }, round];
}

/** The booking of an offer; for an example the first field that it fills. */
function linksTo(offer: Offer, shown: ShownAnswer, shipUrl: string) {
  const { item, untold, isExample, lines } = shown;
  if (isExample) return () => (lines.from === undefined ? '#box-from' : '#box-to');
  const places = { from: untold.has('from') ? null : shown.from, to: untold.has('to') ? null : shown.to };
  const chosen = { by: deadlineOf(offer, shown), offer };
  return (tripType: WayToBook['tripType']): string =>
    shipLink({ shipUrl, ...places, item, tripType, ...chosen });
}

/** AD-35: how many days later than the cheapest service this one is handed over. */
const laterThanFirst = ({ pickup }: Offer, { answer }: ShownAnswer): number =>
  answer.is === 'offers' && answer.offers[0] ? daysBetween(answer.offers[0].pickup, pickup) : 0;

function writeOffer(
  { offer, selected, badge }: { offer: Offer; selected: boolean; badge: string | null },
  { shown, shipUrl }: { shown: ShownAnswer; shipUrl: string },
): Html {
  const service = `${offer.carrier} ${offer.name}`;
  const words = offer.dropOff ? boxWords.dropOff : boxWords.pickup;
  const by = wantedInTime(shown);
  const later = by === null ? 0 : laterThanFirst(offer, shown);
  const href = linksTo(offer, shown, shipUrl);
  const [first, second] = waysToBook(offer, shown);
  const { price, notes } = priceOf(offer, shown);
  const other = second
    ? html` data-other-href="${href(second.tripType)}" data-other="${second.words}"`
    : null;
  return html`<label class="start-offer">
<input type="radio" name="service" value="${offer.code}"${selected ? html` checked` : null} data-href="${href(first.tripType)}"${other} data-book="${first.words}" data-terms="${termsOf(offer, shown)}">
<span class="start-offer__head"><span>${boxWords.arrives}</span>${badge ? html`<span class="start-offer__badge">${badge}</span>` : null}</span>
<strong class="start-offer__day">${spokenDate(offer.arrival)}</strong>
<strong class="start-offer__price">${price}</strong>
${by === null ? null : html`<span class="start-offer__how">${isTight(offer, by) ? boxWords.tight : boxWords.spare({ days: daysBetween(offer.arrival, by) })}</span>`}
<span class="start-offer__how">${words({ service, day: spokenDate(offer.pickup) })}</span>
${later > 0 ? html`<span class="start-offer__how">${boxWords.laterPickup({ days: later })}</span>` : null}
${notes.map((note) => html`<span class="start-offer__how">${note}</span>`)}
</label>`;
}

const countryOf = (place: TypedPlace): string =>
  homeOf(place.is === 'facility' ? place.facility.country : place.place.country);

function writeBook(offer: Offer, { shown, shipUrl }: { shown: ShownAnswer; shipUrl: string }): Html {
  const href = linksTo(offer, shown, shipUrl);
  const [first, second] = waysToBook(offer, shown);
  return html`<div class="start-book">
<a class="ui-button ui-button--primary ui-button--wide" data-book href="${href(first.tripType)}">${first.words}</a>
<p data-terms>${termsOf(offer, shown)}</p>
${countryOf(shown.from) === countryOf(shown.to) ? null : html`<p>${boxWords.customs}</p>`}
${second ? html`<p><a data-other href="${href(second.tripType)}">${second.words}</a></p>` : null}
</div>`;
}

/**
 * Three services to choose from and the button to book the selected one, or the single reason why none is
 * sold.
 */
export function writeAnswer(shown: ShownAnswer, { shipUrl, helpPhone }: Place): Html {
  const { answer, service, lines } = shown;
  if (answer.is === 'refused') {
    const words = refusalWords[answer.reason];
    const text = typeof words === 'string' ? words : words({ phone: helpPhone });
    return html`<p class="start-refused" role="status">${text}</p>`;
  }
  const { offers, wanted, inTime } = answer;
  const by = inTime ? wanted : null;
  const [earliest] = offers.toSorted(firstArrival);
  const isLate = wanted !== null && !inTime;
  const advised = isLate ? earliest : offers.find((offer) => !isTight(offer, by));
  const selected = offers.find(({ code }) => code === service) ?? advised ?? offers[0];
  if (!earliest || !selected) return html``;
  const next = isLate
    ? html`<p class="start-next" role="status">${boxWords.next({ wanted: spokenDate(wanted), day: spokenDate(earliest.arrival) })}</p>`
    : null;
  const place = { shown, shipUrl };
  const oneWay =
    shown.returns && !selected.roundTrip
      ? html`<p class="start-next" role="status">${boxWords.noReturn}</p>`
      : null;
  return html`${next}${oneWay}<div class="start-services" data-from="${lines.from ?? ''}" data-to="${lines.to ?? ''}" data-back="${shown.returnDay ?? ''}">
<fieldset class="start-offers"><legend class="ui-visually-hidden">${boxWords.services}</legend>
${offers.map((offer) => writeOffer({ offer, selected: offer === selected, badge: badgeOf(offer, offers, wanted !== null && inTime) }, place))}
</fieldset>
${writeBook(selected, place)}
</div>`;
}
