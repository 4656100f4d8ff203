import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import type { Outcome } from './outcome.ts';

const copyOf = (part: string): string => `${part}/src/copy`;
/** Files outside every part that find what the product shows by its words. */
const quoting = ['e2e/**/*.{ts,txt}', 'mf-*/dev/**/*.ts'];
/** Shorter texts, such as Save, appear in many places; fragments of a sentence even more so. */
const fewestWords = { whole: 2, piece: 4 };
const comment = /^\s*(?:\/\/|\/?\*).*$/gm;
const isTest = /\.test\.tsx?$|\/testing\//;

/** The texts between quotation marks, and the text around the values of a template. */
export function sentencesIn(source: string): string[] {
  const literals = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)];
  return literals.flatMap(([, single, double, template = '']) => {
    const whole = single ?? double;
    const texts = whole === undefined ? template.split(/\$\{[^}]*\}/) : [whole];
    const fewest = texts.length > 1 ? fewestWords.piece : fewestWords.whole;
    return texts
      .map((text) => text.replaceAll(/\\(['"`])/g, '$1').trim())
      .filter((text) => text.split(/\s+/).length >= fewest);
  });
}

/** The sentences of a part that a commit or an uncommitted change removed. */
function removedFrom(part: string): Set<string> {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 } as const;
  const words = ['--no-color', '--no-ext-diff', '-U0'];
  try {
    const log = execFileSync('git', ['log', '-p', ...words, '--format=', '--', copyOf(part)], options);
    const diff = execFileSync('git', ['diff', ...words, 'HEAD', '--', copyOf(part)], options);
    const lines = `${log}\n${diff}`.split('\n').filter((line) => /^-(?!--)/.test(line));
    return new Set(lines.flatMap((line) => sentencesIn(line.slice(1))));
  } catch {
    // The sources have no history.
    return new Set();
  }
}

const readAll = (patterns: readonly string[]): Map<string, string> =>
  new Map(
    patterns
      .flatMap((pattern) =>
        globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/artifacts/**'] }),
      )
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

/** A problem for each quotation of a sentence that no copy contains anymore. */
export function staleQuotes(
  removed: ReadonlySet<string>,
  said: string,
  files: ReadonlyMap<string, string>,
): string[] {
  const gone = [...removed].filter((sentence) => !said.includes(sentence));
  return [...files].flatMap(([file, text]) =>
    gone
      .filter((sentence) => text.replaceAll(comment, '').includes(sentence))
      .map((sentence) => `failed: ${file} quotes “${sentence}”, which no copy says any more`),
  );
}

/** Whether browser tests, which no release runs, still quote sentences that a part no longer contains. */
export function checkQuotes(parts: readonly string[]): Outcome {
  const started = performance.now();
  const said = [...readAll(['*/src/**/*.{ts,tsx,html}'])]
    .flatMap(([file, text]) => (isTest.test(file) ? [] : text))
    .join('\n');
  const removed = new Set(parts.flatMap((part) => [...removedFrom(part)]));
  const troubles = staleQuotes(removed, said, readAll(quoting));
  const seconds = Math.round((performance.now() - started) / 1000);
  return {
    step: 'quotes',
    passed: troubles.length === 0 ? 1 : 0,
    failed: troubles.length,
    troubles,
    seconds,
  };
}
