/** The scope of an amount in the bottom bar while there is no total yet. */
export const soFarWords = {
  outbound: 'Outbound only',
  services: 'Before add-ons',
} as const;
