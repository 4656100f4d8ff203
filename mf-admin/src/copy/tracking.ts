export const trackingTexts = {
  scans: 'Carrier scans',
  noScans: 'The carrier hasn’t scanned a bag yet.',
  noneYet: 'None yet',
  opensAt: (carrier: string) => `, at ${carrier} in a new tab`,
  call: (carrier: string) => `Call ${carrier}:`,
  bagOf: ({ item, traveler, leg }: { item: string; traveler: string; leg: string }) =>
    `${item}, ${traveler}, ${leg.toLowerCase()}`,
  scansOf: (bag: string) => `Scans of ${bag}, newest first`,
} as const;
