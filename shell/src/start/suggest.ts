import { placeList } from './place-list.ts';

const quietMs = 200;
const shortest = 3;
const most = 6;

interface Suggestion {
  readonly label: string;
  readonly detail: string;
  /** For a town with a street: the text before the town is not a place that the box knows. */
  readonly autofill_address: string;
}

/** A line that the server can parse again: a facility with its town, or a town with its code. */
const lineOf = (kind: 'facility' | 'address', { label, detail }: Suggestion): string =>
  kind === 'facility' ? `${label}, ${detail.replace(/ [^ ]*$/, '')}` : `${label} ${detail}`.trim();

async function ask(kind: 'facility' | 'address', term: string, brand: string, signal: AbortSignal) {
  const query = new URLSearchParams({ term, brand, limit: String(most) });
  if (kind === 'address') query.set('result_type', 'town');
  const answer = await fetch(`/api/v5.2/auto-complete/${kind}?${query}`, { signal });
  if (!answer.ok) return [];
  const { items }: { items: Suggestion[] } = await answer.json();
  const places = items.filter(({ autofill_address }) => kind === 'facility' || autofill_address === '');
  const lines = places.map((item) => lineOf(kind, item));
  const [first, second] = places;
  // A town with several codes is offered by its name first: most people do not mean one of them.
  return kind === 'address' && first?.label === second?.label && first ? [first.label, ...lines] : lines;
}

/** AD-43: a town whose whole name was typed precedes the places in it; none if a place is called that. */
function namedFirst(term: string, lines: readonly string[]): string[] {
  const name = term.toLowerCase().replace(/,.*/, '');
  const [called] = lines.filter((line) => line.toLowerCase().startsWith(name));
  return called?.toLowerCase().startsWith(`${name},`) ? [called] : [];
}

const isZip = (term: string): boolean => /^\d{5}(-\d{4})?$/.test(term);

/** Offers places of the brand and towns while somebody types. */
export function suggestPlaces(input: HTMLInputElement): void {
  const list = placeList(input);
  const brand = input.dataset.place ?? '';
  let asking = new AbortController();
  let timer = 0;

  const offer = async (term: string, signal: AbortSignal): Promise<void> => {
    // AD-39: a whole zip means its town rather than a place with that zip.
    const kinds = isZip(term) ? (['address', 'facility'] as const) : (['facility', 'address'] as const);
    const suggestions = await Promise.all(kinds.map((kind) => ask(kind, term, brand, signal)));
    if (!signal.aborted)
      list.show(
        [...new Set([...namedFirst(term, suggestions.flat()), ...suggestions.flat()])].slice(0, most),
      );
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    asking.abort();
    const term = input.value.trim();
    if (list.offers(input.value)) return;
    if (term.length < shortest) return list.close();
    asking = new AbortController();
    const { signal } = asking;
    // Even without suggestions the server parses the line.
    timer = window.setTimeout(() => void offer(term, signal).catch(() => undefined), quietMs);
  });
}
