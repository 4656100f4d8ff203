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

describe('the lent names of an entry', () => {
  it('the lent names are those that exist at run time, not the types', () => {
    const text =
      "export declare const a = 1;\nexport interface B {}\nexport type C = string;\nexport { d, type E, f as g } from './x.ts';\nexport {};\n";
    expect(exportsOf(text)).toEqual(['a', 'd', 'g']);
    expect(Object.keys(surface())).toEqual(['@sendahead/shared-ui#Card', '@sendahead/shared-ui#note']);
  });

  it('a name gets a new digest when a type in its declaration changes, and the other names keep theirs', () => {
    const changed = surface({ 'ui/card/look.d.ts': "export type Look = 'plain' | 'raised';\n" });
    expect(changed['@sendahead/shared-ui#Card']).not.toBe(surface()['@sendahead/shared-ui#Card']);
    expect(changed['@sendahead/shared-ui#note']).toBe(surface()['@sendahead/shared-ui#note']);
  });

  it('the digests are the same when no declaration changed', () => {
    expect(surface({ 'ui/other.d.ts': 'x' })).toEqual(surface());
  });
});
