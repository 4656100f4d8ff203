import * as fc from 'fast-check';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { likePatterns } from './name-patterns.ts';
import { suggestFacilities } from './suggestions.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('the word patterns of a name search', () => {
  it.each([
    ['pinehurst', ['%pinehurst%']],
    ['pine', []],
    ['pinehurst resort', ['%pinehurst', 'resort%']],
    ['lake tour village', ['village%', '%lake', 'tour']],
    ['lake vi', ['%lake']],
    ['de tour village', []],
    ['de to', []],
    ['pinehurst.', ['%pinehurst']],
    ["coeur d'alene", ['%coeur', 'alene%']],
    ['köln golf', []],
  ])('the patterns of %p are %p', (term, patterns) => {
    expect(likePatterns(term)).toEqual(patterns);
  });

  it('AD-15 the word patterns match every name that contains the term', async () => {
    const letters = fc.constantFrom(...'abcdefgh', ' ', ' ', '-', "'", '&', '.', '_', 'ü', '7');
    const name = fc.string({ unit: letters, minLength: 8, maxLength: 90 });
    const cut = fc.tuple(fc.nat(), fc.integer({ min: 3, max: 30 }));
    await fc.assert(
      fc.asyncProperty(name, cut, async (text, [from, length]) => {
        const term = text
          .slice(from % text.length)
          .slice(0, length)
          .trim();
        const { rows } = await sql<{ like: boolean }>`
          select facility_name_words(${text}) && (array(
            select word from facility_words_of(${text}) as word where word like pattern) || ''::text
          ) as like
          from unnest(${likePatterns(term)}::text[]) as pattern`.execute(server.context.db);
        expect(rows.every(({ like }) => like)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('AD-15 finds a name by words as well as by letters, for words of any length', async () => {
    const long = 'wrenmoorhollow'.repeat(4);
    await sql`insert into facilities select (jsonb_populate_record(f, jsonb_build_object(
      'id', 910000, 'name', ${`Quilverton ${long} Links`}::text, 'city', 'Nowhere'))).* from facilities f where f.id = 1`.execute(
      server.context.db,
    );
    for (const term of ['quilverton', 'ilverto', 'quilverton wren', long, long.slice(2, 44), `${long} li`]) {
      const found = await suggestFacilities(server.context.db, term, {}, 10);
      expect(found.map(({ club_id }) => club_id)).toContain(910000);
    }
  });

  it('AD-15 answers a request without a session from current data, also after a change by another server', async () => {
    const { db } = server.context;
    const { brand_slugs } = await db
      .selectFrom('facilities')
      .select('brand_slugs')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    const brand = String(brand_slugs[0]);
    const asked = async (term: string): Promise<string[]> => {
      const answer = await server.app.inject({
        url: '/api/v5.2/auto-complete/facility',
        query: { term, brand },
        headers: { host: 'golf.localhost' },
      });
      return answer.json().items.map(({ label }: { label: string }) => label);
    };
    const rename = (name: string) => db.updateTable('facilities').set({ name }).where('id', '=', 2).execute();
    await rename('Ottermarsh Links');
    expect([await asked('ottermarsh'), await asked('ottermarsh')]).toEqual([
      ['Ottermarsh Links'],
      ['Ottermarsh Links'],
    ]);
    await rename('Ottermarsh Downs');
    expect(await asked('ottermarsh')).toEqual(['Ottermarsh Downs']);
    await rename('Heathermarsh');
    // Its words are known, so no similar word is tried.
    expect([await asked('ottermarsh'), await asked('heathermarsh')]).toEqual([[], ['Heathermarsh']]);
  });
});
