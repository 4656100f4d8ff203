/** A release that would break something: a sentence for each objection. */
export class DoesNotFit extends Error {
  override readonly name = 'DoesNotFit';
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

export class NoSuchBuild extends Error {
  override readonly name = 'NoSuchBuild';
}

export class NoCanary extends Error {
  override readonly name = 'NoCanary';
}

export class CannotSwitch extends Error {
  override readonly name = 'CannotSwitch';
}

export class ShellMissing extends Error {
  override readonly name = 'ShellMissing';
}

/** A part that the holder of a token may not move. */
export class NotYours extends Error {
  override readonly name = 'NotYours';
}
