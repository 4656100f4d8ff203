import { exportsOf, surfaceOf } from './lent-surface.ts';

const files: Record<string, string> = {
  'ui/index.d.ts': "export * from './card/card.tsx';\nexport * from './note.ts';\n",
  'ui/card/card.d.ts':
    "import { type Look } from './look.ts';\nexport interface CardProps { look: Look }\nexport declare function Card(props: CardProps): void;\n",
  'ui/card/look.d.ts': "export type Look = 'plain';\n",
  'ui/note.d.ts': 'export declare const note: string;\n',
};
const surface = (changes: Record<string, string> = {}) =>
  surfaceOf('@sendahead/shared-ui', 'ui/index.d.ts', (file) => changes[file] ?? files[file] ?? '');

describe('what the page lends of an entry', () => {
  it('has the names that exist at run time, not the types', () => {
    const text =
      "export declare const a = 1;\nexport interface B {}\nexport type C = string;\nexport { d, type E, f as g } from './x.ts';\nexport {};\n";
    expect(exportsOf(text)).toEqual(['a', 'd', 'g']);
    expect(Object.keys(surface())).toEqual(['@sendahead/shared-ui#Card', '@sendahead/shared-ui#note']);
  });

  it('gives a name another digest when a type changes that its declaration refers to, and leaves the others alone', () => {
    const changed = surface({ 'ui/card/look.d.ts': "export type Look = 'plain' | 'raised';\n" });
    expect(changed['@sendahead/shared-ui#Card']).not.toBe(surface()['@sendahead/shared-ui#Card']);
    expect(changed['@sendahead/shared-ui#note']).toBe(surface()['@sendahead/shared-ui#note']);
  });

  it('is the same when nothing that it declares changed', () => {
    expect(surface({ 'ui/other.d.ts': 'x' })).toEqual(surface());
  });
});
