/** What became of the contracts since they were last recorded. */
export type Change = 'none' | 'added' | 'breaking';

export class NotAVersion extends Error {
  override readonly name = 'NotAVersion';
}

/**
 * The version that says so to `^`: what was added raises the last number, what breaks the first that is not zero
 * (https://semver.org, 4 and 8; npm's caret below 1.0). Throws NotAVersion for anything but three numbers: a caret of
 * Module Federation matches other pre-releases than npm's.
 */
export function nextVersion(version: string, change: Change): string {
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!numbers) throw new NotAVersion(version);
  const [major = 0, minor = 0, patch = 0] = numbers;
  if (change === 'none') return version;
  if (change === 'added') return `${major}.${minor}.${patch + 1}`;
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
}
