import { stayInPreview } from './stay-in-preview.ts';

function follow(markup: string): string {
  document.body.innerHTML = markup;
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  return link?.getAttribute('href') ?? '';
}

describe('RL-05 links of a previewed page', () => {
  afterEach(() => document.body.replaceChildren());
  beforeAll(() => {
    window.history.replaceState(null, '', '/orders?preview=a.b');
    stayInPreview(window);
  });

  it('links open the preview in the same tab', () => {
    expect(follow('<a href="/orders/12?print=1"><b>Order</b></a>')).toBe(
      `${window.location.origin}/orders/12?print=1&preview=a.b`,
    );
  });

  it.each([
    ['<aside class="preview-banner"><a href="/orders">Leave the preview</a></aside>', '/orders'],
    ['<a href="/orders" target="_blank">Other tab</a>', '/orders'],
    ['<a href="https://example.com/">Another site</a>', 'https://example.com/'],
    ['<a href="#summary">Summary</a>', '#summary'],
    ['<a href="/ship?preview=c.d">Another preview</a>', '/ship?preview=c.d'],
  ])('links that leave the preview do not change: %s', (markup, href) => {
    expect(follow(markup)).toBe(href);
  });
});
