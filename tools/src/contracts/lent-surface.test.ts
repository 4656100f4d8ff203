import { exportsOf, surfaceOf } from './lent-surface.ts';

const files: Record<string, string> = {
  'ui/card.d.ts':
    "import { type Look } from './look.ts';\nexport interface CardProps { look: Look }\nexport declare function Card(props: CardProps): void;\n",
  'ui/look.d.ts': "export type Look = 'plain';\n",
};
const read =
  (changes: Record<string, string> = {}) =>
  (file: string): string =>
    changes[file] ?? files[file] ?? '';

describe('what a lent module offers', () => {
  it('is the names that exist at run time, not the types', () => {
    const text =
      "export declare const a = 1;\nexport interface B {}\nexport type C = string;\nexport { d, type E, f as g } from './x.ts';\nexport {};\n";
    expect(exportsOf(text)).toEqual(['a', 'd', 'g']);
  });

  it('is another when a type changes that it only names', () => {
    const before = surfaceOf('ui/card.d.ts', read());
    const now = surfaceOf(
      'ui/card.d.ts',
      read({ 'ui/look.d.ts': "export type Look = 'plain' | 'raised';\n" }),
    );
    expect(now.exports).toEqual(before.exports);
    expect(now.types).not.toBe(before.types);
  });

  it('is the same when nothing that it declares changed', () => {
    expect(surfaceOf('ui/card.d.ts', read({ 'ui/other.d.ts': 'x' }))).toEqual(
      surfaceOf('ui/card.d.ts', read()),
    );
  });
});
