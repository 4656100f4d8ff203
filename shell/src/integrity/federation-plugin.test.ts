import { integrityPlugin } from './federation-plugin.ts';

const digest = `sha384-${'B'.repeat(64)}`;
const { createLink } = integrityPlugin(() => digest);
const linkFor = (attrs: Record<string, string>): HTMLLinkElement => {
  const link: unknown = createLink?.({ url: 'http://golf.localhost/assets/a.css', attrs });
  if (!(link instanceof HTMLLinkElement)) throw new Error('no link');
  return link;
};

describe('style sheets requested by the federation runtime', () => {
  it('style sheets are prefetched with their digest, and applied only by the remote that waits for them', () => {
    const link = linkFor({ rel: 'stylesheet', type: 'text/css' });
    expect([link.rel, link.getAttribute('as'), link.integrity]).toEqual(['preload', 'style', digest]);
  });

  it('refused style sheets are removed from the page, so that trying again requests them again', () => {
    const link = linkFor({ rel: 'stylesheet' });
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    expect(link.isConnected).toBe(false);
  });
});
