import { type AddressSuggester, SuggesterFailed } from '../port.ts';
import { readBounded } from '../read-bounded.ts';
import { readAnswer } from './answer.ts';

export type MapboxSettings = {
  token: string;
  timeoutMs: number;
  /** Base URL of its API; Mapbox's own when absent. */
  url?: string | undefined;
};

/** Mapbox's limits of a query: no semicolon, at most 20 words and 256 characters. */
const maxWords = 20;
const maxFound = 5;
const maxBytes = 256 * 1024;

/**
 * Addresses by Mapbox Geocoding v6, which returns whole addresses, so a chosen one needs no second request.
 * `permanent`: a chosen address is stored with the order. Mapbox requires the key in the query, so neither
 * the URL of the request nor an error that may contain it leaves this file.
 */
export function mapboxSuggester({ token, timeoutMs, url }: MapboxSettings): AddressSuggester {
  return {
    async suggest(term, country) {
      const search = new URL('/search/geocode/v6/forward', url ?? 'https://api.mapbox.com');
      search.search = new URLSearchParams({
        q: term.replaceAll(';', ' ').split(/\s+/).filter(Boolean).slice(0, maxWords).join(' '),
        country: country.toLowerCase(),
        types: 'address',
        autocomplete: 'true',
        permanent: 'true',
        language: 'en',
        limit: String(maxFound),
        access_token: token,
      }).toString();
      return readAnswer(await askFor(search, timeoutMs), country);
    },
  };
}

async function askFor(search: URL, timeoutMs: number): Promise<unknown> {
  try {
    // The deadline also applies to the body; a redirect could lead anywhere, and would leak the key.
    const answer = await fetch(search, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new SuggesterFailed(`status ${answer.status}`, restAskedFor(answer));
    }
    const text = await readBounded(answer, maxBytes);
    if (text === null) throw new SuggesterFailed('too long');
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SuggesterFailed) throw error;
    throw new SuggesterFailed(nameOf(error));
  }
}

/** Keeps only the error's kind, because its text may contain what was sent. */
const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'unknown';

const minute = 60_000;

/** A used-up quota and a refused key do not recover within seconds. */
function restAskedFor(answer: Response): number {
  if (![401, 403, 429].includes(answer.status)) return 0;
  const seconds = Number(answer.headers.get('retry-after'));
  return seconds > 0 ? Math.min(seconds * 1000, 10 * minute) : minute;
}
