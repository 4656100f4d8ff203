import { parseSync } from '@swc/core';

type Node = { type?: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Nodes with strings that no person reads: imports, types, and the arguments of a comparison. */
const unread: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'TsTypeAnnotation',
  'TsTypeAliasDeclaration',
  'TsInterfaceDeclaration',
  'TsAsExpression.typeAnnotation',
  'TsTypeParameterInstantiation',
  'RegExpLiteral',
]);
/** Whether a text is for a person: it has a capital letter or several words, and is no address or list of codes. */
const isRead = (text: string): boolean =>
  /\p{Ll}/u.test(text) && (/\s/.test(text) || (/^[\p{Lu}\d“]/u.test(text) && !text.includes('/')));

/** The parts of a string that a reader does not see: markup, addresses and placeholders. */
const unseen = /<[^>]*>|\]\([^)]*\)|\{\w+\}|https?:\S+/g;

/** The strings of a source that a person reads; a value that is filled in is one word. */
export function readTextsOf(source: string): string[] {
  const found: string[] = [];
  const keep = (text: string) => {
    const seen = text.replace(unseen, ' ').trim();
    if (isRead(seen)) found.push(seen);
  };
  const read = (value: unknown): void => {
    if (!isNode(value) || unread.has(value.type ?? '')) return;
    if (value.type === 'StringLiteral') keep(String(value.value));
    else if (value.type === 'TemplateLiteral') {
      const quasis = value.quasis as { cooked?: string; raw?: string }[];
      keep(quasis.map(({ cooked, raw }) => cooked ?? raw ?? '').join('X'));
      read(value.expressions);
    } else for (const [key, child] of Object.entries(value)) if (key !== 'span') read(child);
  };
  read(parseSync(source, { syntax: 'typescript', target: 'es2022' }).body);
  return found;
}
