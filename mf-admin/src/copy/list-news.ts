export const listNewsTexts = {
  changes: (count: number) =>
    count === 1 ? '1 change since you opened this list.' : `${count} changes since you opened this list.`,
  refresh: 'Refresh',
} as const;
