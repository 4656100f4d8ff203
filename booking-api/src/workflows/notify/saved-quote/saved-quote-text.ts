import { helpLine } from '../../../modules/catalog/public/copy/mail.ts';
import { legLines, linkWords, notAskedWords, priceWords, savedWords } from '../copy/saved-quote.ts';
import type { SavedQuoteFacts } from './saved-quote-facts.ts';

/** The mail of a saved price for readers without HTML: the same facts in the same order. */
export const savedQuoteText = (facts: SavedQuoteFacts): string =>
  [
    `${savedWords.title}. ${savedWords.lead}`,
    facts.legs.map((leg) => legLines(facts, leg).join('\n')).join('\n\n'),
    facts.bags.join('\n'),
    `${savedWords.total}: ${priceWords(facts)}`,
    `${savedWords.button}: ${facts.url}`,
    linkWords(facts),
    notAskedWords,
    helpLine(facts.brand),
  ].join('\n\n');
