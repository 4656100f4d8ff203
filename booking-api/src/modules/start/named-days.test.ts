import { startPerFile } from '../../testing/server-per-file.ts';
import { startPageServer } from './testing/page-server.ts';

const server = startPerFile(startPageServer);
const get = (url: string) =>
  server.app.inject({ url, headers: { host: 'golf.localhost:4000', accept: 'text/html' } });
const linkIn = (body: string): URL =>
  new URL((/<a class="[^"]*" data-book href="([^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&'));

describe('the price box with entered days', () => {
  it('OPEN-01 RT-07 offers the round trip first when there is a return day, on both days', async () => {
    const { body } = await get('/?from=64111&to=10001&back=2026-12-18');
    expect(linkIn(body).searchParams.get('triptype')).toBe('round_trip');
    expect(linkIn(body).searchParams.get('return_date')).toBe('12/18/2026');
    expect(body).toMatch(/Book a round trip for \$[\d.]+, return pickup Fri, Dec 18/);
    expect(body).toMatch(/Or book one way for \$/);
    const early = (await get('/prices?from=64111&to=Nowheretown&by=2026-12-10&back=2026-12-10')).body;
    expect(early).toMatch(/data-problem-of="back">Choose Dec 11, 2026 or a later day\.</);
    expect(early).toMatch(/data-problem-of="to">We can’t find “Nowheretown”/);
  });

  it('AD-38 names the return day of the prices, shows it in the field, and offers both days as links', async () => {
    const answer = (await get('/prices?from=64111&to=10001&back=2026-12-20')).body;
    expect(answer).toMatch(
      /There’s no pickup there on Sun, Dec 20\. These prices are for a return on Mon, Dec 21\. Choose <a [^>]+data-line="2026-12-18">Fri, Dec 18<\/a> or <a [^>]+data-line="2026-12-21">Mon, Dec 21<\/a>\./,
    );
    expect(answer).toContain('data-back="2026-12-21"');
    const page = (await get('/?from=64111&to=10001&back=2026-12-20')).body;
    expect(page).toContain('name="back" type="date" value="2026-12-21"');
    const possible = (await get('/prices?from=64111&to=10001&back=2026-12-18')).body;
    expect(possible).toContain('data-back=""');
  });

  it('OPEN-01 RT-07 the large price is the round trip’s when there is a return day, otherwise the one-way price', async () => {
    const priceIn = (body: string) => {
      const [large, ...notes] =
        /<strong class="start-offer__price">([^<]+)<\/strong>([\s\S]*?)<\/label>/.exec(body)?.slice(1) ?? [];
      return { large: large ?? '', small: notes.join('') };
    };
    const one = priceIn((await get('/prices?from=64111&to=10001')).body);
    const { body } = await get('/prices?from=64111&to=10001&back=2026-12-18');
    const round = priceIn(body);
    expect(body).toContain(`Book a round trip for ${round.large}, return pickup Fri, Dec 18`);
    expect(round.small).toContain('Round trip, return pickup Fri, Dec 18');
    expect(round.small).toContain(`One way ${one.large}`);
    expect(one.small).toMatch(/Round trip \$[\d.]+, return pickup/);
  });

  it('OPEN-01 shows the sum of both pickups of a round trip, and of the single one-way pickup', async () => {
    const paidIn = (body: string) =>
      / Includes \$([\d.]+) for (pickup|two pickups)\. Drop-off is free\.<\/p>/.exec(body);
    const one = paidIn((await get('/prices?from=64111&to=10001')).body);
    const round = paidIn((await get('/prices?from=64111&to=10001&back=2026-12-18')).body);
    expect([one?.[2], round?.[2]]).toEqual(['pickup', 'two pickups']);
    expect(Number(round?.[1])).toBeCloseTo(2 * Number(one?.[1]));
  });

  it('VL-01 VL-03 plans for the last delivery day before a weekend, with a spare day like the booking', async () => {
    const weekend = (await get('/?from=64111&to=10001&by=2026-12-12')).body;
    expect(weekend).toContain(
      'There’s no delivery on Sat, Dec 12, so we looked for arrivals by Fri, Dec 11.',
    );
    expect(weekend).toContain('All of these services arrive Thu, Dec 10.');
    expect(linkIn(weekend).searchParams.get('arrive_by')).toBe('12/11/2026');
    expect(weekend).toContain('<strong class="start-offer__day">Thu, Dec 10</strong>');
    expect(weekend).toContain('name="by" type="date" value="2026-12-12"');
    const friday = (await get('/?from=64111&to=10001&by=2026-12-11')).body;
    expect(friday).not.toContain('No carrier delivers');
    expect(linkIn(friday).href).toBe(linkIn(weekend).href);
  });
});
