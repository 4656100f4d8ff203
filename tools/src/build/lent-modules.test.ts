import { lentModules, openModules } from './lent-modules.ts';

const requests = (folder: string): string[] => openModules(folder).map(({ request }) => request);

describe('what the page lends', () => {
  it('is what a shared package opens, file by file', () => {
    expect(requests('shared-contracts')).toEqual(
      expect.arrayContaining([
        '@sendahead/shared-contracts/bus/bus',
        '@sendahead/shared-contracts/geo/calls',
      ]),
    );
    expect(requests('shared-ui')).toContain('@sendahead/shared-ui/fragment');
  });

  it('is no test, no fake and no style sheet', () => {
    const all = [...requests('shared-contracts'), ...requests('shared-ui')];
    expect(
      all.filter((request) => /test|factories|compatibility|catalogue|tokens|base$/.test(request)),
    ).toEqual([]);
  });

  it('comes with the page where the first card needs it, and later where it is heavy', () => {
    const chunkOf = (request: string) => lentModules().find((row) => row.request === request)?.chunk;
    expect(chunkOf('react')).toBeUndefined();
    expect(chunkOf('@sendahead/shared-ui/field')).toBeUndefined();
    expect(chunkOf('@sendahead/shared-ui/calendar')).toBe('ui-calendar');
    expect(chunkOf('@sendahead/shared-ui/route-map')).toBe('after-ship-from');
    expect(chunkOf('@sendahead/shared-contracts/validation/phone-rules')).toBe('contracts-phone');
    expect(chunkOf('@sendahead/shared-contracts/validation/person')).toBe('contracts-first');
  });

  it('has exactly one version of each module', () => {
    const names = lentModules().map(({ request }) => request);
    expect(new Set(names).size).toBe(names.length);
  });
});
