/** What an amount in the bottom bar covers while there is no price of the whole yet. */
export const soFarWords = {
  outbound: 'Outbound only',
  services: 'Before add-ons',
} as const;
