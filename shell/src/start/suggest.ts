const quietMs = 200;
const shortest = 3;
const most = 6;

interface Suggestion {
  readonly label: string;
  readonly detail: string;
}

/** A line that the server reads again: a facility with its town, or a town with its code. */
const lineOf = (kind: 'facility' | 'address', { label, detail }: Suggestion): string =>
  kind === 'facility' ? `${label}, ${detail.replace(/ [^ ]*$/, '')}` : `${label} ${detail}`;

async function ask(kind: 'facility' | 'address', term: string, brand: string, signal: AbortSignal) {
  const query = new URLSearchParams({ term, brand, limit: String(most) });
  if (kind === 'address') query.set('result_type', 'town');
  const answer = await fetch(`/api/v5.2/auto-complete/${kind}?${query}`, { signal });
  if (!answer.ok) return [];
  const { items }: { items: Suggestion[] } = await answer.json();
  return items.map((item) => lineOf(kind, item));
}

/** Offers places of the brand and towns while somebody types, in the browser's own list. */
export function suggestPlaces(input: HTMLInputElement): void {
  const list = document.createElement('datalist');
  list.id = `${input.id}-places`;
  input.after(list);
  input.setAttribute('list', list.id);
  const brand = input.dataset.place ?? '';
  let asking = new AbortController();
  let timer = 0;

  const offer = async (term: string, signal: AbortSignal): Promise<void> => {
    const found = await Promise.all([
      ask('facility', term, brand, signal),
      ask('address', term, brand, signal),
    ]);
    const lines = [...new Set(found.flat())].slice(0, most);
    list.replaceChildren(
      ...lines.map((line) => Object.assign(document.createElement('option'), { value: line })),
    );
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    asking.abort();
    const term = input.value.trim();
    if (term.length < shortest || [...list.options].some(({ value }) => value === input.value)) return;
    asking = new AbortController();
    const { signal } = asking;
    // Without suggestions the line is read all the same.
    timer = window.setTimeout(() => void offer(term, signal).catch(() => undefined), quietMs);
  });
}
