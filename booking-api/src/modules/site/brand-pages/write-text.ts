import { escapeText } from '../../../platform/http/escape.ts';

type Words = Readonly<Record<string, string>>;

/** A text with the words that `{name}` and the like stand for. */
export const withWords = (text: string, words: Words): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? '') : whole,
  );

function writeBlock(block: string): string {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (lines.length === 1 && first.startsWith('## ')) return `<h2>${escapeText(first.slice(3))}</h2>`;
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul class="list">${lines.map((line) => `<li>${escapeText(line.slice(2))}</li>`).join('')}</ul>`;
  return `<p>${escapeText(lines.join(' '))}</p>`;
}

/** A plain text as markup: paragraphs, headings and lists, and nothing else that it holds is markup. */
export const writeText = (text: string, words: Words): string =>
  withWords(text.replaceAll('\r', ''), words)
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(writeBlock)
    .join('');
