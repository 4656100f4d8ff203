/** Ends a command that cannot do what it was asked, with the reason and, where it helps, how it is used. */
export function exitWith(reason: string, usage?: string): never {
  console.error(usage ? `${reason}\n\n${usage}` : reason);
  process.exit(1);
}
