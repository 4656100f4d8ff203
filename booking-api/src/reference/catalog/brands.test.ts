import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandRows } from './brands.ts';

const palette = readFileSync(join(__dirname, '../../../../shared-ui/src/tokens/palette.css'), 'utf8');
const ofPage = (slug: string) => {
  const block = palette.match(new RegExp(`\\[data-brand="${slug}"\\] \\{([^}]*)\\}`))?.[1] ?? '';
  const value = (name: string) => block.match(new RegExp(`--palette-${name}: (#[0-9a-f]{6});`))?.[1];
  return { brand: value('brand'), accent: value('accent') };
};

describe('the brands', () => {
  it.each(brandRows.map(({ slug, words }) => [slug, words] as const))(
    'BR-01 %s have the same colors in mails and on the page',
    (slug, words) => {
      expect(words.theme).toBeDefined();
      expect(words.theme).toEqual(ofPage(slug));
    },
  );
});
