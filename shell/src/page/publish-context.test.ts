import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { publishContext } from './publish-context.ts';

function layoutOf(embedded: boolean, narrow: boolean): string | undefined {
  const bus = createBus({ report: (trouble) => expect(trouble).toBeUndefined() });
  const shell = bus.bind('shell');
  const page = {
    location: { search: '' },
    matchMedia: () => ({ matches: narrow, addEventListener: () => undefined }),
  } as unknown as Window;
  publishContext(guestBoot({ embedded }), shell, page)(null);
  let layout: string | undefined;
  bus
    .bind('mf-addresses')
    .state(contextTopic)
    .subscribe((context) => {
      layout = context.layout;
    });
  return layout;
}

describe('the layout that the page tells', () => {
  it.each([
    [false, false, 'regular'],
    [false, true, 'compact'],
    [true, false, 'compact'],
  ])('MD-02 OPEN-58 framed %p and narrow %p is %s', (embedded, narrow, layout) => {
    expect(layoutOf(embedded, narrow)).toBe(layout);
  });
});
