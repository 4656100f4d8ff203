/** A carrier's contact: its tracking page for a number, and its US phone number. */
interface CarrierContact {
  readonly tracking: (number: string) => string;
  readonly phone: string;
}

const contacts: Readonly<Record<string, CarrierContact>> = {
  FEDEX: {
    tracking: (number) => `https://www.fedex.com/fedextrack/?trknbr=${encodeURIComponent(number)}`,
    phone: '1-800-463-3339',
  },
  UPS: {
    tracking: (number) => `https://www.ups.com/track?tracknum=${encodeURIComponent(number)}`,
    phone: '1-800-742-5877',
  },
  DHL: {
    tracking: (number) =>
      `https://www.dhl.com/us-en/home/tracking.html?tracking-id=${encodeURIComponent(number)}`,
    phone: '1-800-225-5345',
  },
};

/** The contact of a carrier by its code, such as `FEDEX`; undefined for an unknown one. */
export const carrierContact = (carrier: string): CarrierContact | undefined => {
  const [first = ''] = carrier.toUpperCase().split(/[^A-Z]/);
  return Object.hasOwn(contacts, first) ? contacts[first] : undefined;
};
