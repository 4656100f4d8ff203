/** Writes the page's faces: subset to the letters, weights and widths that the page uses. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const original = (name: string): Buffer => readFileSync(require.resolve(`@fontsource-variable/${name}`));
const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** The characters that copy uses: ASCII, dashes, quotes, arrows. */
const marks = `${between(0x20, 0x7e)}\u00a0\u2009\u202f–—‘’“”•…−·×°©→←§`;
const letters = between(0xc0, 0xff);
/** Accents of places that a heading may name; the text face stands in for any other. */
const placeLetters = 'áéíóúüñçèêâôäöåøÉ';

interface Face {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
}

const faces: readonly Face[] = [
  {
    name: 'display',
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    text: marks + placeLetters,
    variationAxes: { wght: 700, opsz: 60, wdth: { min: 75, max: 100 } },
  },
  {
    name: 'text',
    file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    text: marks + letters,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'text-extended',
    file: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    text: between(0x100, 0x24f) + between(0x1e00, 0x1eff),
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { name, file, text, variationAxes } of faces) {
  const options = {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    variationAxes,
  } as const;
  const cut = await subsetFont(original(file), text, options);
  writeFileSync(new URL(`../src/tokens/faces/${name}.woff2`, import.meta.url), cut);
  // The frame of the card fields has its own origin, which serves the face itself.
  if (name === 'text') {
    writeFileSync(new URL('../../payment-sandbox/src/fields/page/text.woff2', import.meta.url), cut);
  }
}
