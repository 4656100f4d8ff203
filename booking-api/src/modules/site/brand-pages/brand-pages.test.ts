import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import fc from 'fast-check';
import { sql } from 'kysely';
import { Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { writeText } from './write-text.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ pages: true });
});
afterAll(() => server.close());

const names = ['terms', 'privacy', 'help', 'accessibility'] as const;
const read = (name: string, brand: string) =>
  server.app.inject({ url: `/${name}`, headers: { host: `${brand}.localhost:4000`, accept: 'text/html' } });

describe('the pages that every footer leads to', () => {
  it.each(brandSlugs.flatMap((brand) => names.map((name) => [brand, name] as const)))(
    'BR-01 %s has %s, with its own name and without scripts',
    async (brand, name) => {
      const { statusCode, headers, body } = await read(name, brand);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body.match(/<h1>/g)).toHaveLength(1);
      expect(body).toMatch(/<main[^>]*>.{400,}<\/main>/s);
      expect(body).not.toMatch(/<script|\{\w+\}<|undefined/);
      for (const other of names) expect(body).toContain(`href="/${other}"`);
      expect(body).toContain(`help@${brand}.sendahead.test`);
    },
  );

  it('BR-01 the help names the coverage that the brand sells, and how to claim it', async () => {
    const { body } = await read('help', 'camps');
    const sold = body.match(/<li>\$[\d,]+ coverage, [^<]+<\/li>/g) ?? [];
    const { rows } = await sql<{ words: { insurance_covers?: number[] } }>`
      select words from brands where slug = 'camps'`.execute(server.context.db);
    expect(sold).toHaveLength(rows[0]?.words.insurance_covers?.length ?? 4);
    expect(sold[0]).toContain('$1,000 coverage, free');
    expect(body).toMatch(/How do I make a claim\?<\/h2><p>Open your order under <a href="\/orders">/);
    expect(body).toContain('<a href="/terms">terms</a>');
  });

  it('BR-01 the help answers customs, labels without a printer, refunds and tracking without signing in', async () => {
    const { body } = await read('help', 'golf');
    expect(body).toMatch(/Can I track without signing in\?<\/h2><p>Yes\. .*<a href="\/track">/);
    expect(body).toMatch(/labels without a printer\?<\/h2><p>.*Show a QR code\./);
    expect(body).toMatch(/deal with customs\?<\/h2><p>.*list what.*Put a copy of the traveler/);
    expect(body).toMatch(/a refund take\?<\/h2><p>.*within 3 to 5 days\./);
    expect(body).toMatch(/<header[^>]*>.*<a class="track" href="\/#track" aria-label="Track an order">/);
  });

  it('BR-01 the terms name the company and how to reach it', async () => {
    const { body } = await read('terms', 'golf');
    expect(body).toContain('between you and Sendahead Golf, a brand of Sendahead.');
    expect(body).toContain('href="mailto:help@golf.sendahead.test"');
    expect(body).toMatch(/Call <a href="tel:/);
  });

  it('BR-01 a brand shows its own texts from its data, as plain text only', async () => {
    const { db } = server.context;
    const ski = await db
      .selectFrom('brands')
      .select('id')
      .where('slug', '=', 'ski')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('brand_pages')
      .values({
        brand_id: ski.id,
        name: 'terms',
        title: 'Snow <terms>',
        body: 'Hi from {name}.\n\n<b>bold</b>',
      })
      .execute();
    const { body } = await read('terms', 'ski');
    expect(body).toContain('<h1>Snow &lt;terms&gt;</h1><p>Hi from Sendahead Snow.</p>');
    expect(body).toContain('<p>&lt;b&gt;bold&lt;/b&gt;</p>');
    expect((await read('terms', 'golf')).body).toContain('<h1>Terms</h1>');
  });

  it('attack 28 no text becomes markup', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, word) => {
        const written = writeText(text, { name: word });
        expect(
          written.replace(/<\/?(p|h2|li)>|<ul class="list">|<\/ul>|<a href="\/[a-z/_-]*">|<\/a>/g, ''),
        ).not.toMatch(/[<>"]/);
      }),
    );
  });

  it('link pages of this site, the help number and the help email', () => {
    const words = { help_phone: '+1 800 555 0100', help_email: 'help@golf.test' };
    expect(writeText('See [Your orders](/orders). Call {help_phone} or email {help_email}.', words)).toBe(
      '<p>See <a href="/orders">Your orders</a>. Call <a href="tel:+18005550100">+1 800 555 0100</a> or email <a href="mailto:help@golf.test">help@golf.test</a>.</p>',
    );
    expect(writeText('[elsewhere](//evil.test) [script](javascript:alert)', {})).not.toContain('<a');
  });

  it('brand pages have paragraphs, headings and lists', () => {
    expect(writeText('One\nline\n\n## Head\n\n- a\n- b\n\n- c\nno list', {})).toBe(
      '<p>One line</p><h2>Head</h2><ul class="list"><li>a</li><li>b</li></ul><p>- c no list</p>',
    );
  });
});

describe('AC-11 the header of the pages that every footer leads to', () => {
  it('names the signed-in account, and links a guest to the sign-in and back', async () => {
    const customer = new Browser(server, 'golf.localhost:4000');
    const guest = (await customer.send('GET', '/help', { headers: { accept: 'text/html' } })).body;
    expect(guest).toContain('href="/account?login_flag=1&amp;value=%2Fhelp">Sign in</a>');
    await customer.open();
    await customer.signIn('customer');
    const { body } = await customer.send('GET', '/help', { headers: { accept: 'text/html' } });
    expect(body).toMatch(/<a class="account" href="\/account">Casey<\/a>/);
    expect(body).not.toContain('Sign in</a>');
  });
});
