import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Way } from '@sendahead/shared-contracts/travelers/ways';

/** The check of a whole shipment before its payment. */
export const checkWords = {
  title: 'Check your shipment',
  from: 'Ship from',
  to: 'Ship to',
  edit: 'Edit',
  route: ({ leg, from, to }: { leg: LegName; from: string; to: string }) =>
    `${leg === 'outbound' ? 'Outbound' : 'Return'}: ${from} to ${to}`,
  days: { outbound: 'Trip & dates', return: 'Return dates' },
  service: { outbound: 'Service', return: 'Return service' },
  picked: ({ day, how }: { day: string; how: string }) => [how || 'Pickup', day].filter(Boolean).join(' '),
  droppedOff: ({ day }: { day: string }) => `Drop-off ${day}`,
  arrives: ({ day }: { day: string }) => `arrives ${day}`,
  onLabel: ({ name }: { name: string }) => `Name on the label: ${name}`,
} as const;

/** The legs of bags that do not travel both ways. */
export const wayTexts: Readonly<Record<Way, string>> = {
  both: '',
  outbound: 'Outbound only',
  return: 'Return only',
};

/** What the Edit button of a card or traveler says to screen readers. */
export const editNames = {
  from: 'Ship from',
  to: 'Ship to',
  first: 'Travelers & items',
  another: ({ word, number }: { word: string; number: number }) =>
    `${word.charAt(0).toUpperCase()}${word.slice(1)} ${number}`,
} as const;
