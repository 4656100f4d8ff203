const names: Readonly<Record<string, string>> = { FEDEX: 'FedEx' };

/** A carrier's own spelling: `FEDEX` becomes `FedEx`. */
export const carrierName = (carrier: string): string => names[carrier] ?? carrier;
