/** Names every setting that is wrong or missing, each in a line `NAME: what`. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
  constructor(problems: readonly string[]) {
    super(`Wrong settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}
