import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { publishContext } from './publish-context.ts';

function contextOf(
  boot: ReturnType<typeof guestBoot>,
  { narrow = false, search = '' }: { narrow?: boolean; search?: string } = {},
) {
  const bus = createBus({ report: (trouble) => expect(trouble).toBeUndefined() });
  const shell = bus.bind('shell');
  const page = {
    location: { search },
    matchMedia: () => ({ matches: narrow, addEventListener: () => undefined }),
  } as unknown as Window;
  publishContext(boot, shell, page)(null);
  let published: { layout: string; query: Readonly<Record<string, string>> } | undefined;
  bus
    .bind('mf-addresses')
    .state(contextTopic)
    .subscribe((context) => {
      published = context;
    });
  return published;
}

describe('the published layout of the page', () => {
  it.each([
    [false, false, 'regular'],
    [false, true, 'compact'],
    [true, false, 'compact'],
  ])('MD-02 OPEN-58 framed %p and narrow %p is %s', (embedded, narrow, layout) => {
    expect(contextOf(guestBoot({ embedded }), { narrow })?.layout).toBe(layout);
  });
});

describe('presets of a microsite', () => {
  const microsite = guestBoot({
    microsite_customizations: { destination_club_id: '7', origin_club_id: '3', direction: 'to_camp' },
  });
  it('OPEN-45 presets fill in both ends like a link', () => {
    expect(contextOf(microsite, { search: '?micro_site_id=1' })?.query).toEqual({
      micro_site_id: '1',
      shipping_from: '3',
      shipping_to: '7',
      direction: 'to_camp',
    });
  });
  it('OPEN-45 presets are overridden by an end in the link itself', () => {
    const search = '?o_zip=10001&shipping_to=9&direction=from_camp';
    expect(contextOf(microsite, { search })?.query).toEqual({
      o_zip: '10001',
      shipping_to: '9',
      direction: 'from_camp',
    });
  });
  it('OPEN-45 presets are absent on a page without a microsite', () => {
    expect(contextOf(guestBoot(), { search: '?o_zip=10001' })?.query).toEqual({ o_zip: '10001' });
  });
});
