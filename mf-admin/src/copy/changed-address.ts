export const changedAddressWords = {
  changes: 'Address changes',
  address: 'Address',
  was: ({ what, before, after }: { what: string; before: string; after: string }) =>
    `${what}: ${after || 'None'}, was ${before || 'none'}`,
} as const;
