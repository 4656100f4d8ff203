/** Ends a command that cannot do what it was asked; prints the reason and, where it helps, the usage. */
export function exitWith(reason: string, usage?: string): never {
  console.error(usage ? `${reason}\n\n${usage}` : reason);
  process.exit(1);
}
