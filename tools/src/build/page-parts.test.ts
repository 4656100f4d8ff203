import { partsOfPages } from './page-parts.ts';

describe('the parts of each page', () => {
  it('names those that everybody can run, and the console for staff alone', async () => {
    const pages = await partsOfPages();
    expect(pages.ship).toEqual({
      parts: ['mf-addresses', 'mf-services', 'mf-travelers', 'mf-checkout'],
      staff: ['mf-admin'],
    });
    expect(pages['quote-frame']).toEqual({ parts: ['mf-addresses'], staff: [] });
    expect(pages.console).toEqual({ parts: ['mf-admin'], staff: [] });
    for (const [page, { parts }] of Object.entries(pages))
      expect([page, parts.includes('mf-admin')]).toEqual([page, page === 'console']);
  });
});
