import { parseArgs } from 'node:util';
import { type Act, acts, contradictions, releaseToAll, usage } from './acts.ts';
import { type Option, options } from './options.ts';

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true });
export type Words = ReturnType<typeof parse>;

const flag = (option: Option): string => `--${option}`;
const isPartOf = ({ asked, reads }: Act, option: Option): boolean =>
  asked.includes(option) || reads.includes(option);

/** A command to copy, with the part and the version that were typed. */
const command = ({ type }: Act, { values, positionals }: Words): string =>
  `  npm run release -- ${type
    .replace(/\[?<part…?>\]?/, (blank) => positionals.join(' ') || blank)
    .replace('<version>', (blank) => values.to ?? values.version ?? blank)}`;

function refuseStray(act: Act, used: readonly Option[], words: Words): void {
  const stray = used.filter((option) => !isPartOf(act, option));
  if (stray.length === 0) return;
  const readers = acts.filter((one) => one !== act && stray.some((option) => isPartOf(one, option)));
  throw new UsageError(
    [
      `${stray.map(flag).join(' and ')} would be ignored: ${act.does}. Type one of these:`,
      ...[act, ...readers].map((one) => command(one, words)),
    ].join('\n'),
  );
}

function refuse(words: Words): void {
  const { values, positionals } = words;
  const names = Object.keys(options) as Option[];
  const used = names.filter((name) => values[name] !== undefined && values[name] !== false);
  const isUsed = (option: Option): boolean => used.includes(option);
  const act = acts.find(({ asked }) => asked.some(isUsed)) ?? releaseToAll;
  refuseStray(act, used, words);
  for (const [one, other, why] of contradictions)
    if (isUsed(one) && isUsed(other))
      throw new UsageError(`${flag(one)} does not go with ${flag(other)}: ${why}.`);
  if (act.parts === 'one' && positionals.length !== 1)
    throw new UsageError(
      `${act.asked.map(flag).join(' or ')} goes with exactly one part. Type:\n${command(act, words)}`,
    );
  const reasoned = isUsed('force') ? 'force' : act.needsWhy ? act.asked.find(isUsed) : undefined;
  if (reasoned && !values.why?.trim())
    throw new UsageError(`${flag(reasoned)} goes with --why "<sentence>", which the history keeps`);
}

/** The words of `npm run release`. Throws UsageError for words that it would have to ignore. */
export function readWords(args: readonly string[]): Words {
  let words: Words;
  try {
    words = parse(args);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
  refuse(words);
  return words;
}
