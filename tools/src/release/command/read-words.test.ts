import { acts } from './acts.ts';
import { options } from './options.ts';
import { readWords, UsageError } from './read-words.ts';

const part = 'mf-services';
const canary = `npm run release -- ${part} --percent <0-100>`;

describe('RL-17 the words of a release', () => {
  it.each([
    [
      [part, '--staff', '--why', 'a test'],
      '--staff would be ignored: without --percent or --rise a release goes to everyone',
      canary,
    ],
    [[part, '--brand', 'ski', '--staff'], '--brand and --staff would be ignored', canary],
    [[part, '--everyone'], '--everyone would be ignored', canary],
    [[part, '--version', '0.1.0-aaaaaa1'], '--version would be ignored', '[--version 0.1.0-aaaaaa1|--built]'],
    [
      [part, '--to', '0.1.0-aaaaaa1', '--percent', '5'],
      '--percent would be ignored: --to releases a version to everyone',
      '[--version 0.1.0-aaaaaa1|--built]',
    ],
    [[part, '--to', '0.1.0-aaaaaa1', '--staff'], '--staff would be ignored', canary],
    [[part, '--to', '0.1.0-aaaaaa1', '--off', 'Closed.'], '--off would be ignored', '--off "<sentence'],
    [[part, '--to', '0.1.0-aaaaaa1', '--built'], '--built would be ignored', `${part} [--built]`],
    [[part, '--off', 'Closed.', '--on'], '--on would be ignored', `${part} --on`],
    [[part, '--end', '--percent', '5'], '--percent would be ignored', canary],
    [['--all', '--percent', '5', '--why', 'a test'], '--all would be ignored', '<part> --percent'],
    [[part, '--history', '--to', '0.1.0-aaaaaa1'], '--to would be ignored', `${part} --to 0.1.0-aaaaaa1`],
  ])('%j is refused, and the refusal says what to type', (words, sentence, command) => {
    expect(() => readWords(words)).toThrow(UsageError);
    expect(() => readWords(words)).toThrow(sentence);
    expect(() => readWords(words)).toThrow(command);
  });

  it.each([
    [[part, '--percent', '5', '--staff', '--everyone', '--why', 'a test'], '--everyone removes the limit'],
    [[part, '--percent', '5', '--brand', 'ski', '--everyone', '--why', 'a test'], 'that --brand sets'],
    [[part, '--rise', '--version', '0.1.0-aaaaaa1', '--built', '--why', 'a test'], 'a stored build'],
  ])('%j contradicts itself', (words, sentence) => {
    expect(() => readWords(words)).toThrow(sentence);
  });

  it.each([
    [[part, '--why', 'a test']],
    [['--all', '--built']],
    [[part, '--percent', '5', '--rise', '--version', '0.1.0-aaaaaa1', '--brand', 'ski', '--why', 'a test']],
    [[part, '--to', '0.1.0-aaaaaa1', '--force', '--why', 'a test']],
    [['--history']],
  ])('%j is accepted', (words) => {
    expect(readWords(words).positionals).toEqual(words.filter((word) => word === part));
  });

  it('every option belongs to an act', () => {
    const known = new Set(acts.flatMap(({ asked, reads }) => [...asked, ...reads]));
    expect(Object.keys(options).filter((option) => ![...known].some((one) => one === option))).toEqual([]);
  });
});
