export const counterWords = {
  less: ({ label }: { label: string }) => `Remove one: ${label}`,
  more: ({ label }: { label: string }) => `Add one: ${label}`,
} as const;
