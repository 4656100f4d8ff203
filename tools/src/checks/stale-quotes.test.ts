import { sentencesIn, staleQuotes } from './stale-quotes.ts';

describe('RL-03 quotations of a part in browser tests', () => {
  it('sentences, and the longer text around a value, are found in the copy', () => {
    const late = ['`It’s too late for that day: $', '{day} or before`'].join('');
    const copy = `asks: 'Asks for your dates.', save: 'Save', late: (day) => ${late},`;
    expect(sentencesIn(copy)).toEqual(['Asks for your dates.', 'It’s too late for that day:']);
    expect(sentencesIn("said: 'Don\\'t wait'")).toEqual(["Don't wait"]);
  });

  it('a quotation that is no longer in any copy is reported with its file and sentence', () => {
    const files = new Map([
      [
        'e2e/journeys/folded-cards.spec.ts',
        "toContainText('Asks for your dates.'); toContainText('Asks for a service.')",
      ],
      ['e2e/steps/book.ts', '// Asks for your dates.\n'],
    ]);
    const removed = new Set(['Asks for your dates.', 'Asks for a service.']);
    expect(staleQuotes(removed, "asks: 'Asks for a service.'", files)).toEqual([
      'failed: e2e/journeys/folded-cards.spec.ts quotes “Asks for your dates.”, which no copy says any more',
    ]);
  });
});
