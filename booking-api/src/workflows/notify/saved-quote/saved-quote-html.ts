import { mailPage } from '../../../modules/catalog/public/mail/mail-page.ts';
import { legLines, linkWords, notAskedWords, priceWords, savedWords } from '../copy/saved-quote.ts';
import type { SavedQuoteFacts } from './saved-quote-facts.ts';

/** The mail of a saved price as HTML. */
export const savedQuoteHtml = (facts: SavedQuoteFacts): string =>
  mailPage(
    facts.brand,
    { title: savedWords.title, preview: `${savedWords.total} ${priceWords(facts)}` },
    ({ text, strong, muted, button, tear }) => [
      text(savedWords.lead),
      ...facts.legs.flatMap((leg) => {
        const [way = '', days = ''] = legLines(facts, leg);
        return [strong(way), text(days)];
      }),
      ...facts.bags.map((bag) => text(bag)),
      tear(),
      strong(`${savedWords.total}: ${priceWords(facts)}`),
      button(savedWords.button, facts.url),
      text(linkWords(facts)),
      muted(notAskedWords),
    ],
  );
