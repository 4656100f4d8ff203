import { testNames } from '../requirements/test-names.ts';
import { readTextsOf } from './read-texts.ts';

/** A word that an American engineer stumbles over. */
export interface BannedWord {
  readonly word: RegExp;
  /** What to write in its place, and why if that is not obvious. */
  readonly instead: string;
}

export const bannedWords: readonly BannedWord[] = [
  { word: /\btold\b/i, instead: 'shown, reported, notified or passed: "told" hides who reads it' },
  { word: /\bwhoever\b/i, instead: 'anyone who, the user who, the caller' },
  { word: /\bbesides?\b/i, instead: 'next to, along with, in addition to, except' },
  { word: /\banew\b/i, instead: 'again, or the verb with re-: reload, recalculate, redraw' },
  {
    word: /\bof (?:its|their|his|her|our|your|one['’]s) own\b(?! (?:accord|booking|brand|cart|club|section)\b)/i,
    instead: 'its own …, a separate …, a dedicated …',
  },
  {
    word: /\b(?:is|are|was|were|has|have|had|knows?|be) none\b/i,
    instead: 'there is no …, has no …, not found',
  },
  { word: /\b(?:comes?|came|becomes?|became|become) of\b/i, instead: 'the result, what happens to' },
  { word: /\b(?:go|goes|going|went) by\b/i, instead: 'uses, follows, is decided by' },
  {
    word: /\b(?:stands?|stood)\b(?!-| in for\b| for\b| alone\b)/i,
    instead: 'is, appears, is written, remains',
  },
  { word: /\b(?:lies|lie|lay|lain|lying)\b/i, instead: 'is, is stored, is located' },
  {
    word: /\b(?:takes?|took|taken|taking|laid|lays?|gives?|gave|given|giving) back\b/i,
    instead: 'undo, release, refund, void, withdraw, return: one verb for each act',
  },
  { word: /\bby whose\b/i, instead: 'a clause of its subject: "the service whose price applies"' },
  {
    word: /\bat once\b/i,
    instead: 'immediately, or at the same time, or in one request: it means all three',
  },
  {
    word: /(?:^|[.:;] |\*\*)What (?:is|are|was|were|became|stands|lies)\b/,
    instead: 'a noun: "The saved fields", not "What is saved"',
  },
  { word: /\bways? (?:there|back)\b/i, instead: 'outbound, return' },
  { word: /\b(?:mend|mends|mended|mending)\b/i, instead: 'fix, correct, repair' },
  { word: /\b(?:bear|bears|borne)\b/i, instead: 'has, carries, supports' },
];

/** Customers and staff should not read synonyms of a term that has one name, British spelling, or codes. */
const bannedForReaders: readonly BannedWord[] = [
  { word: /\b(?:e-mail|mail(?:s|ed|ing)?)\b/i, instead: 'email' },
  { word: /\bway (?:back|there|home)\b|\btrip (?:back|there)\b/i, instead: 'outbound, return' },
  {
    word: /\b(?:a|the|no|free|chosen|in|of) cover\b|\bcover (?:of|up)\b|\binsurance\b/i,
    instead: 'coverage',
  },
  { word: /\bwallets?\b/i, instead: 'account credit, shipping credit' },
  { word: /\bways? (?:of paying|to pay)\b/i, instead: 'payment method' },
  { word: /\bpresent (?:password|code|email|terms)\b/i, instead: 'current' },
  { word: /\bthings?\b|\bpieces?\b(?! of luggage)/i, instead: 'item, or bag' },
  { word: /\bhand-?overs?\b|\bcollect(?:s|ed|ing|ion)?\b(?! a payment)/i, instead: 'pickup, drop-off' },
  { word: /\bmoney back\b|\bgot back\b/i, instead: 'refund' },
  { word: /\b(?:log|logged|logging) (?:in|out)\b/i, instead: 'sign in, sign out' },
  { word: /\b(?:some|every|no|any)body\b/i, instead: 'someone, everyone, no one' },
  {
    word: /\b(?:colour|catalogue|neighbour|favour|cancelled|cancelling|jewellery)/i,
    instead: 'the American spelling',
  },
  { word: /\bjust now\b(?!\.)/i, instead: 'right now' },
  { word: /\bmeanwhile\b/i, instead: 'in the meantime' },
  { word: /\bany more\b(?! \w)/i, instead: 'anymore, no longer' },
  { word: /\bcould not be\b/i, instead: '“We couldn’t …”: say who did not do it' },
  { word: /\bdivided? bill\b/i, instead: 'split bill' },
  {
    word: /\b(?:rfd|ord|cart|usr|job)_\w*|\b[a-z]+(?:_[a-z]+)+\b|\b[A-Z]{2,}(?:_[A-Z]+)+\b/,
    instead: 'words, not a code',
  },
];

/** Code and wordings that a specification or a standard prescribes: removed before the check. */
export const exempt: readonly RegExp[] = [/`[^`\n]*`/g];

const stringOrComment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=^|\s)\/\/[^\n]*|\/\*[\s\S]*?\*\//gm;

const withoutMarks = (comment: string): string => comment.replace(/^\/\/+|^\/\*+|\*\/$|^\s*\*(?!\/)/gm, ' ');

/** The comments of a source, without their marks. */
export const commentsOf = (source: string): string[] =>
  [...source.matchAll(stringOrComment)]
    .filter(([text]) => text.startsWith('/'))
    .map(([text]) => withoutMarks(text));

/** The summaries of calls and the meanings of error codes, which the API's documentation shows. */
const documentedIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:summary|means):\s*(['"`])(.*?)\1,?\s*[\n}]/g)].map(([, , text]) => text ?? '');

/** Comments of a file that is no TypeScript: consecutive lines that begin with the mark are one comment. */
const lineCommentsOf = (source: string, mark: '--' | '#'): string[] =>
  [...source.matchAll(new RegExp(`(?:^[ \\t]*${mark}(?!!).*\\n?)+|[ \\t]${mark} .*`, 'gm'))].map(([lines]) =>
    lines.replaceAll(new RegExp(`^[ \\t]*${mark}`, 'gm'), ' '),
  );

/** The prose of a file for engineers: a document, or comments, test titles and the texts of the API. */
export function proseOf(path: string, source: string): string[] {
  if (path.endsWith('.md')) return source.split(/\n(?=\s*(?:$|[-*|#>]|\d+\. ))/m);
  if (path.endsWith('.sql')) return lineCommentsOf(source, '--');
  if (!/\.(?:[mc]?[jt]sx?|css)$/.test(path)) return lineCommentsOf(source, '#');
  const isTest = /\.(?:test|spec)\.tsx?$/.test(path);
  return [
    ...commentsOf(source),
    ...documentedIn(source),
    ...(isTest ? testNames(source, path.endsWith('x')) : []),
  ];
}

/** The sentences of a file with a banned word, each with what to write instead. */
export const bannedIn = (path: string, source: string): string[] =>
  proseOf(path, source).flatMap((prose) => {
    const text = exempt.reduce((rest, wording) => rest.replace(wording, ''), prose);
    const plain = text.replace(/\s+/g, ' ').trim();
    return bannedWords
      .filter(({ word }) => word.test(plain))
      .map(({ word, instead }) => `${path}: "${word.exec(plain)?.[0]}" in "${plain}"; write ${instead}`);
  });

/** The longest allowed sentence for customers and staff, in words. */
const maxWords = 20;

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.replace(/^[-#\s]+/, '').trim())
    .filter(Boolean);
/** “What is damaged?” is a question, not a subject. */
const isQuestion = (word: RegExp, sentence: string): boolean =>
  sentence.endsWith('?') && (word.exec(sentence)?.[0] ?? '').startsWith('What');
const countWords = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** The sentences in a source that people stumble over. `exact` sentences are prescribed; legal ones may be long. */
export function readProblemsIn(
  path: string,
  source: string,
  { exact = [], isLegal = false }: { exact?: readonly string[]; isLegal?: boolean } = {},
): string[] {
  return readTextsOf(source)
    .flatMap(sentencesIn)
    .filter((sentence) => !exact.includes(sentence))
    .flatMap((sentence) => [
      ...(!isLegal && countWords(sentence) > maxWords
        ? [`${path}: ${countWords(sentence)} words in "${sentence}"`]
        : []),
      ...[...bannedWords, ...bannedForReaders]
        .filter(({ word }) => word.test(sentence) && !isQuestion(word, sentence))
        .map(
          ({ word, instead }) => `${path}: "${word.exec(sentence)?.[0]}" in "${sentence}"; write ${instead}`,
        ),
    ]);
}
