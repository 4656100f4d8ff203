const key = 'chosen_price';
/** Milliseconds after the click within which a booking counts as opened by it. */
const pressedWithinMs = 60_000;

interface Chosen {
  readonly cents: number;
  /** The target of the link. */
  readonly search: string;
  readonly at: number;
  /** The places as the price box names them; absent from pages of older releases. */
  readonly places?: ChosenPlaces;
}

export interface ChosenPlaces {
  readonly from: string;
  readonly to: string;
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** A link's target in the form of the booking's URL: without the parameter that begins a new booking. */
function searchOf(url: string): string {
  const link = new URL(url);
  link.searchParams.delete('booking');
  return link.searchParams.toString();
}

/**
 * Records the price that was clicked in the price box, in cents, for the booking that the link opens in this
 * tab.
 */
export function noteChosenPrice(tab: Kept, href: string, cents: number, places?: ChosenPlaces): void {
  const chosen: Chosen = { cents, search: searchOf(href), at: Date.now(), ...(places ? { places } : {}) };
  tab.setItem(key, JSON.stringify(chosen));
}

function readChosen(tab: Kept, href: string, openedAt: number): Partial<Chosen> {
  try {
    const chosen = JSON.parse(tab.getItem(key) ?? '{}') as Partial<Chosen>;
    const { search, at } = chosen;
    const isOfThisPage = at !== undefined && openedAt >= at - 1000 && openedAt - at < pressedWithinMs;
    return isOfThisPage && search === searchOf(href) ? chosen : {};
  } catch {
    return {};
  }
}

/** The price whose link opened this page, in cents; null when it was opened otherwise. */
export function readChosenPrice(tab: Kept, href: string, openedAt: number): number | null {
  const { cents } = readChosen(tab, href, openedAt);
  return Number.isInteger(cents) ? (cents ?? null) : null;
}

/** The places of the price box whose link opened this page; null when it was opened otherwise. */
export const readChosenPlaces = (tab: Kept, href: string, openedAt: number): ChosenPlaces | null =>
  readChosen(tab, href, openedAt).places ?? null;
