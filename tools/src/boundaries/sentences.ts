import { parseSync } from '@swc/core';

/** Attributes of components and elements that a person reads or hears. */
const readAttributes: ReadonlySet<string> = new Set([
  'alt',
  'aria-label',
  'busyLabel',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'legend',
  'message',
  'placeholder',
  'summary',
  'text',
  'title',
]);
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);
const isSentence = (text: string): boolean => /^\p{Lu}[\p{L}’]*[ ,].*\p{L}/u.test(text);

type Node = { type?: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The text that a source shows to a person: text and attributes of JSX, and strings that are sentences. */
export function sentencesOf(source: string): string[] {
  const found: string[] = [];
  const read = (value: unknown): void => {
    if (!isNode(value) || value.type === 'ImportDeclaration') return;
    if (value.type === 'JSXText' && hasWord(textOf(value.value))) found.push(textOf(value.value));
    if (value.type === 'StringLiteral' && isSentence(textOf(value.value))) found.push(textOf(value.value));
    if (value.type === 'TemplateElement' && isSentence(textOf(value.raw))) found.push(textOf(value.raw));
    if (isReadAttribute(value)) found.push(textOf((value.value as Node).value));
    else for (const [key, child] of Object.entries(value)) if (key !== 'span') read(child);
  };
  read(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }).body);
  return found;
}

const isReadAttribute = ({ type, name, value }: Node): boolean =>
  type === 'JSXAttribute' &&
  isNode(name) &&
  isNode(value) &&
  readAttributes.has(textOf(name.value)) &&
  value.type === 'StringLiteral' &&
  hasWord(textOf(value.value));
