import type { clubKindNames } from '@sendahead/shared-contracts/console/new-club-calls';

/** Who sends bags from a place of a kind, as its labels say. */
export const senderNames: Readonly<Record<(typeof clubKindNames)[number], string>> = {
  golf: 'Golf shop',
  ski: 'Ski valet',
  hotel: 'Bell desk',
  camp: 'Camp office',
  school: 'Mail room',
  port: 'Porter desk',
};
