import { startPerFile } from '../../../testing/server-per-file.ts';
import { startPageServer } from '../testing/page-server.ts';

const server = startPerFile(startPageServer);
const get = (url: string, brand = 'golf') =>
  server.app.inject({ url, headers: { host: `${brand}.localhost:4000`, accept: 'text/html' } });

describe('the page of a facility', () => {
  it('the page of a facility has its name, a price, its open hours, and a prefilled booking', async () => {
    const { statusCode, body } = await get('/to/heronsway-golf-club-pinehurst-nc?from=64111');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Ship your golf bag to Heronsway Golf Club</h1>');
    expect(body).toMatch(/<dt>Closed<\/dt><dd>Mondays<\/dd>/);
    expect(body).toMatch(/data-book href="[^"]*shipping_to=1&amp;[^"]*"/);
    expect(body).toMatch(/Book for \$\d/);
    expect(body).toContain(
      '<link rel="canonical" href="http://golf.localhost:4000/to/heronsway-golf-club-pinehurst-nc">',
    );
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
    expect(JSON.parse(data).areaServed).toMatchObject({
      '@type': 'GolfCourse',
      name: 'Heronsway Golf Club',
      address: { addressLocality: 'Pinehurst' },
    });
    expect(body).toContain('<meta property="og:title" content="Ship your golf bag to Heronsway Golf Club');
  });

  it.each(['no-such-place', 'heronsway-golf-club-pinehurst-nc-2', '%22%3E%3Cscript%3E'])(
    'answers %s with words, a price box and 404',
    async (slug) => {
      const { statusCode, body } = await get(`/to/${slug}`);
      expect(statusCode).toBe(404);
      expect(body).toContain('<h1>We don’t know this place</h1>');
      expect(body).toContain('data-box');
    },
  );

  it('a facility of another brand is not found', async () => {
    expect((await get('/to/heronsway-golf-club-pinehurst-nc', 'ski')).statusCode).toBe(404);
  });

  it('two namesakes in one town have separate, stable URLs', async () => {
    const { db } = server.context;
    const row = await db.selectFrom('facilities').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    const { slug, ...own } = row;
    const json = { club_sessions: JSON.stringify(own.club_sessions) as never };
    await db
      .insertInto('facilities')
      .values({ ...own, ...json, id: 90_001, address_1: '9 Second Street' })
      .execute();
    expect((await get(`/to/${slug}`)).body).not.toContain('9 Second Street');
    expect((await get(`/to/${slug}-90001`)).body).toContain('9 Second Street');
    const { body } = await get('/sitemaps/1.xml');
    expect(body).toContain(`/to/${slug}</loc>`);
    expect(body).toContain(`/to/${slug}-90001</loc>`);
  });

  it('the page of a facility is listed in its brand’s sitemap, which robots can find', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(index.body).toContain('<loc>http://golf.localhost:4000/sitemaps/1.xml</loc>');
    expect((await get('/sitemaps/pages.xml')).body).toContain('<loc>http://golf.localhost:4000/</loc>');
    expect((await get('/sitemaps/2.xml')).statusCode).toBe(404);
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://golf.localhost:4000/sitemap.xml');
  });
});
