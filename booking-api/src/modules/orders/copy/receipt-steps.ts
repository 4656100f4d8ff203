import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';

/** Who reads the steps: the customer, or staff who booked for them. */
export type StepReader = 'customer' | 'staff';

interface StepTitles {
  readonly attach: string;
  readonly dropOff: string;
  readonly pickup: string;
  readonly arrive: string;
}

/** What each step of a leg is called, by who reads it. */
export const stepTitles: Readonly<Record<StepReader, Readonly<Record<LegName, StepTitles>>>> = {
  customer: {
    outbound: {
      attach: 'Attach your labels',
      dropOff: 'Drop off your bags',
      pickup: 'We pick up your bags',
      arrive: 'Your bags arrive',
    },
    return: {
      attach: 'Attach your return labels',
      dropOff: 'Drop off your return bags',
      pickup: 'We pick up your return bags',
      arrive: 'Your return bags arrive',
    },
  },
  staff: {
    outbound: {
      attach: 'Attach the labels',
      dropOff: 'Drop off the bags',
      pickup: 'We pick up the bags',
      arrive: 'The bags arrive',
    },
    return: {
      attach: 'Attach the return labels',
      dropOff: 'Drop off the return bags',
      pickup: 'We pick up the return bags',
      arrive: 'The return bags arrive',
    },
  },
};

/** The steps that only some orders have. */
export const rareTitles: Readonly<Record<StepReader, { readonly customs: string; readonly club: string }>> = {
  customer: { customs: 'List your bags for customs', club: 'The club labels your bags' },
  staff: { customs: 'List the bags for customs', club: 'The club labels the bags' },
};

/** By when labels are attached: before a day, or on the day itself before the bags leave. */
export type AttachBy = 'day' | 'driver' | 'drop-off';

interface AttachDays {
  readonly mailed: string;
  readonly pickup: string;
}

/** How labels that are there are attached. */
export const attachNow: Readonly<Record<AttachBy, (days: { readonly pickup: string }) => string>> = {
  day: ({ pickup }) => `Print the labels and attach one to each bag before ${pickup}.`,
  driver: () => 'Print the labels and attach one to each bag before the driver comes.',
  'drop-off': () => 'Print the labels and attach one to each bag before the drop-off.',
};

/** How labels that come by email are attached. */
export const attachOnceMailed: Readonly<Record<AttachBy, (days: AttachDays) => string>> = {
  day: ({ mailed, pickup }) =>
    `We email the labels on ${mailed}. Print them and attach one to each bag before ${pickup}.`,
  driver: ({ mailed }) =>
    `We email the labels on ${mailed}. Print them and attach one to each bag before the driver comes.`,
  'drop-off': ({ mailed }) =>
    `We email the labels on ${mailed}. Print them and attach one to each bag before the drop-off.`,
};

/** PA-31: a traveler on the way home rarely has a printer. */
export const printBeforeLeaving: Readonly<
  Record<StepReader, { readonly pickup: string; readonly dropOff: string }>
> = {
  customer: {
    pickup: 'Print them before you leave.',
    dropOff: 'Print them before you leave. If your order page has QR codes, the store can print them.',
  },
  staff: {
    pickup: 'Print them before the trip.',
    dropOff: 'Print them before the trip. If the order page has QR codes, the store can print them.',
  },
};

interface Visit {
  readonly carrier: string;
  readonly place: string;
}

export const stepDetails = {
  customs: 'Open the order and list what’s in each bag. Pack a paper copy of the traveler’s passport.',
  dropOff: ({ carrier, place }: Visit) => `Drop off the bags at any ${carrier} store near ${place}.`,
  comes: ({ carrier, place }: Visit) => `${carrier} comes to ${place}.`,
  comesBetween: ({ carrier, place, ready, close }: Visit & { ready: string; close: string }) =>
    `${carrier} comes to ${place} between ${ready} and ${close}.`,
  /** `hours` as the pickup was sold: `between 9 AM and 5 PM`. */
  comesAt: ({ carrier, place, hours }: Visit & { hours: string }) => `${carrier} comes to ${place} ${hours}.`,
  delivered: ({ place }: { place: string }) => `Delivered to ${place}.`,
} as const;
