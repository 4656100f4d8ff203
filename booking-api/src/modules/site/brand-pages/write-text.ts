import { escapeText } from '../../../platform/http/escape.ts';

type Words = Readonly<Record<string, string>>;

/** A text with `{name}` and other placeholders replaced. */
export const withWords = (text: string, words: Words): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? '') : whole,
  );

/** A link to a page of this site: `[Your orders](/orders)`. */
const siteLink = /\[([^[\]]+)\]\((\/(?!\/)[a-z/_-]*)\)/g;

/** Escaped text with working links for pages, the help number and the help email. */
function writeLine(text: string, { help_phone: phone = '', help_email: email = '' }: Words): string {
  const linked = escapeText(text).replace(siteLink, '<a href="$2">$1</a>');
  const links = [
    [escapeText(phone), `tel:${phone.replace(/[^+\d]/g, '')}`],
    [escapeText(email), `mailto:${escapeText(email)}`],
  ] as const;
  return links.reduce(
    (rest, [shown, target]) =>
      shown === '' ? rest : rest.replaceAll(shown, () => `<a href="${target}">${shown}</a>`),
    linked,
  );
}

function writeBlock(block: string, words: Words): string {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (lines.length === 1 && first.startsWith('## ')) return `<h2>${writeLine(first.slice(3), words)}</h2>`;
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul class="list">${lines.map((line) => `<li>${writeLine(line.slice(2), words)}</li>`).join('')}</ul>`;
  return `<p>${writeLine(lines.join(' '), words)}</p>`;
}

/** A plain text as markup: paragraphs, headings, lists and links to this site; all other text is escaped. */
export const writeText = (text: string, words: Words): string =>
  withWords(text.replaceAll('\r', ''), words)
    // A heading and a list are separate blocks, even without an empty line.
    .replace(/^(## .*)\n/gm, '$1\n\n')
    .replace(/^(?!- )(.+)\n(?=- )/gm, '$1\n\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => writeBlock(block, words))
    .join('');
