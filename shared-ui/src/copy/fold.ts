export const foldWords = {
  done: 'Done',
  /** What is only heard after it. */
  card: ({ title }: { title: string }) => ` with ${title}`,
} as const;
