import fc from 'fast-check';
import { html } from './html.ts';

describe('markup with values', () => {
  it('attack 28: no text becomes markup, in an element or in an attribute', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { markup } = html`<p title="${text}">${text}</p>`;
        expect(markup.replace(/^<p title="|">|<\/p>$/g, '')).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('keeps markup and lists of it, and leaves out absent values', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}</ul>${null}${false}${undefined}${3}`.markup).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>3',
    );
  });
});
