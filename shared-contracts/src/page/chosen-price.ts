const key = 'chosen_price';
/** A booking that opens later than this after the press was opened by something else, in milliseconds. */
const pressedWithinMs = 60_000;

interface Chosen {
  readonly cents: number;
  /** Where the link led. */
  readonly search: string;
  readonly at: number;
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** What a link leads to, as the booking's address says it: without the word that begins a new one. */
function searchOf(url: string): string {
  const link = new URL(url);
  link.searchParams.delete('booking');
  return link.searchParams.toString();
}

/** Notes the price that was pressed in the price box, in cents, for the booking that the link opens in this tab. */
export function noteChosenPrice(tab: Kept, href: string, cents: number): void {
  const chosen: Chosen = { cents, search: searchOf(href), at: Date.now() };
  tab.setItem(key, JSON.stringify(chosen));
}

/** The price by which this page was opened, in cents; null where it was opened otherwise. */
export function readChosenPrice(tab: Kept, href: string, openedAt: number): number | null {
  try {
    const { cents, search, at } = JSON.parse(tab.getItem(key) ?? '{}') as Partial<Chosen>;
    const isOfThisPage = at !== undefined && openedAt >= at - 1000 && openedAt - at < pressedWithinMs;
    return isOfThisPage && search === searchOf(href) && Number.isInteger(cents) ? (cents ?? null) : null;
  } catch {
    return null;
  }
}
