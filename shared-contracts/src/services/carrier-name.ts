const names: Readonly<Record<string, string>> = { FEDEX: 'FedEx' };

/** A carrier as it writes itself: `FEDEX` reads `FedEx`. */
export const carrierName = (carrier: string): string => names[carrier] ?? carrier;
