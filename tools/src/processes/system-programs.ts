import { spawnSync } from 'node:child_process';

/** Programs of the operating system by their package in Debian; some have another name that does as well. */
const otherNames: Record<string, readonly string[]> = { 'redis-server': ['valkey-server'] };
const runs = (name: string): boolean =>
  spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;

/** The name by which a program is on the PATH; undefined where it is missing. */
export const nameOf = (program: string): string | undefined =>
  [...(otherNames[program] ?? []), program].find(runs);

/** Installs missing programs where the system allows it; returns those that are still missing. */
export function installPrograms(programs: readonly string[]): string[] {
  const missing = programs.filter((program) => !nameOf(program));
  if (missing.length === 0) return [];
  console.log(`Installing ${missing.join(' and ')} …`);
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
  ])
    spawnSync('apt-get', words, { stdio: 'inherit', timeout: 300_000 });
  return missing.filter((program) => !nameOf(program));
}
