import type { FlagDefinition } from '@sendahead/shared-contracts/flags/registry';

type Definitions = Readonly<Record<string, FlagDefinition>>;

/** The problems of flags on a given day: flags past their end, flags that no source reads, and a second experiment. */
export function problemsOfFlags(
  definitions: Definitions,
  sources: readonly string[],
  today: string,
): string[] {
  const flags = Object.entries(definitions);
  const isRead = (key: string): boolean =>
    sources.some((source) => new RegExp(`\\bflags\\.${key}\\b|'${key}'`).test(source));
  const experiments = flags.filter(([, { kind }]) => kind === 'variants').map(([key]) => key);
  return [
    ...flags
      .filter(([, { ends }]) => ends !== null && ends < today)
      .map(
        ([key, { owner, ends }]) =>
          `${key} ended on ${ends}: ${owner} removes it from the code, or moves its end in flags/registry.ts`,
      ),
    ...flags
      .filter(([key]) => !isRead(key))
      .map(([key, { owner }]) => `${key} of ${owner} is defined and read by nobody`),
    ...(experiments.length > 1 ? [`only one experiment at a time: ${experiments.join(', ')}`] : []),
  ];
}
