import { bootSchema } from '@sendahead/shared-contracts/boot/schema';
import { parse } from 'zod/v4/core';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { micrositeOf } from './microsite.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
const read = (query: unknown, brand = 'golf') => micrositeOf(server.context.db, query, brand);

describe('a page of a microsite', () => {
  it('EN-31, OPEN-45 a page of a microsite has the microsite’s changes in its boot data, at its own brand', async () => {
    const found = await read({ micro_site_id: '1', o_zip: '10001' });
    expect(found).toEqual({
      microsite_customizations: {
        title: 'Coastal Open',
        tagline: 'Your clubs wait for you at the bag drop.',
        destination_club_id: '1',
        coupon: 'WELCOME10',
        brand_colour: '#0a4f6e',
        accent_colour: '#e8a33d',
        palette_hue: '232',
        requested_club_word: 'tournament club',
      },
      microsite: { id: 1, name: 'Coastal Open', note: expect.any(String), logo: '/microsites/1/logo.svg' },
    });
    expect(parse(bootSchema.shape.microsite_customizations, found.microsite_customizations)).toEqual(
      found.microsite_customizations,
    );
    expect(await read({ micro_site_id: '1' }, 'ski')).toEqual({});
  });

  it.each([
    {},
    { micro_site_id: '999' },
    { micro_site_id: "1' or 1=1" },
    { micro_site_id: ['1', '1'] },
    { micro_site_id: { id: '1' } },
    { micro_site_id: '9999999999' },
    null,
  ])('EN-31 a page of a microsite is the brand’s plain page with %j', async (query) =>
    expect(await read(query)).toEqual({}),
  );
});
