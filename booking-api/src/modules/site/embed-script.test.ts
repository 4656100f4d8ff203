/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const code = readFileSync(join(__dirname, 'embed/quote.js'), 'utf8');
const digest = `sha384-${'B'.repeat(64)}`;
const file = 'quote-element.0a1b2c3d.js';

/** Runs the script as another site's page would, with this release document. */
async function embed(shell: object) {
  document.head.replaceChildren();
  const own = document.createElement('script');
  own.type = 'text/plain';
  own.src = 'https://golf.sendahead.test/embed/quote.js';
  document.head.append(own);
  const errors: unknown[] = [];
  own.addEventListener('error', ({ error }) => errors.push(error));
  Object.defineProperty(document, 'currentScript', { value: own, configurable: true });
  const asked = jest.fn(async () => ({ json: async () => ({ shell }) }));
  Object.assign(globalThis, { fetch: asked });
  new Function(code)();
  await new Promise((resolve) => setTimeout(resolve));
  const [loaded] = [...document.head.querySelectorAll('script')].filter((script) => script !== own);
  return { asked, errors, loaded };
}

describe('the script that other sites embed', () => {
  it('RT-18 loads the element of the release document by its digest', async () => {
    const { asked, loaded } = await embed({ base_url: '/assets/shell/1/', files: { [file]: digest } });
    expect(asked).toHaveBeenCalledWith(
      'https://golf.sendahead.test/release.json',
      expect.objectContaining({ credentials: 'omit' }),
    );
    expect(loaded?.src).toBe(`https://golf.sendahead.test/assets/shell/1/${file}`);
    expect([loaded?.integrity, loaded?.crossOrigin]).toEqual([digest, 'anonymous']);
  });

  it.each([
    ['no element', { base_url: '/assets/', files: { 'main.js': digest } }],
    ['an element without digest', { base_url: '/assets/', files: { [file]: '' } }],
    ['another origin', { base_url: 'https://evil.test/', files: { [file]: digest } }],
  ])('loads nothing from a document with %s, and logs why', async (_, shell) => {
    const { loaded, errors } = await embed(shell);
    expect(loaded).toBeUndefined();
    expect(errors).toHaveLength(1);
  });
});
