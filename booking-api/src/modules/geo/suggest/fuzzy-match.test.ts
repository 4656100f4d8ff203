import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { correctedTerms, similarWords } from './fuzzy-match.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await sql`
    insert into facilities
    select (jsonb_populate_record(f, '{"id": 9101, "name": "Quillfeather Xylodon Links", "city": "Vexbury"}')).*
    from facilities f where id = 1`.execute(server.context.db);
});
afterAll(() => server.close());

const labels = async (term: string): Promise<string[]> => {
  const guest = await server.browser();
  const answer = await guest.send('GET', '/api/v5.2/auto-complete/facility', {
    query: { term, brand: 'golf' },
  });
  return answer.json().items.map((item: { label: string }) => item.label);
};

describe('fuzzy matching of mistyped words', () => {
  it.each([
    'xylodno',
    'xlyodon',
    'xylodn',
    'xyloddon',
    'xylodom',
    'quilfeather xylodon',
    'quillfeather xyldon li',
  ])('EP-04, AD-15 finds a word despite one typing error: %s', async (term) => {
    expect(await labels(term)).toEqual(['Quillfeather Xylodon Links']);
  });

  it('AD-15 fuzzy matching does not guess when every word is a known word of a facility', async () => {
    expect(await similarWords(server.context.db, 'quillf xylodon')).toEqual([]);
  });

  it('AD-15 knows a word immediately after a change, and the words of towns', async () => {
    await sql`update facilities set name = 'Zwyndale Links' where id = 9101`.execute(server.context.db);
    expect(await labels('zwyndlae')).toEqual(['Zwyndale Links']);
    expect(await similarWords(server.context.db, 'vexbruy')).toEqual([
      { isKnown: false, words: ['vexbury'] },
    ]);
  });

  it('AD-15 corrects each word of a term', () => {
    const likelyWords = [['andrews'], ['beach', 'bench']].map((words) => ({ isKnown: false, words }));
    expect(correctedTerms('st andrws bech', likelyWords)).toEqual(['st andrews beach', 'st andrews bench']);
    const many = { isKnown: false, words: Array.from({ length: 8 }, (_, at) => `w${at}`) };
    expect(correctedTerms('one two three', [many, many, many]).length).toBeLessThanOrEqual(32);
  });

  it.each(['vexbruy', 'vexbry', 'vexburry'])(
    'EP-04, AD-15 finds facilities of a mistyped town: %s',
    async (term) => {
      expect(await labels(term)).toEqual(['Zwyndale Links']);
    },
  );

  it('AD-15 falls back to trigram similarity when no known word is similar', async () => {
    expect(await similarWords(server.context.db, 'qqqqqqqq')).toBeUndefined();
    expect(await labels('qqqqqqqq')).toEqual([]);
  });
});
