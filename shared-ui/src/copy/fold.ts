export const foldWords = {
  done: 'Done',
  /** Read by screen readers only, after the button. */
  card: ({ title }: { title: string }) => ` with ${title}`,
} as const;
