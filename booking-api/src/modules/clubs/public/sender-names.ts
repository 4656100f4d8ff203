import type { clubKindNames } from '@sendahead/shared-contracts/console/new-club-calls';

/** The sender's label name for bags from a kind of place. */
export const senderNames: Readonly<Record<(typeof clubKindNames)[number], string>> = {
  golf: 'Golf shop',
  ski: 'Ski valet',
  hotel: 'Bell desk',
  camp: 'Camp office',
  school: 'Mail room',
  port: 'Porter desk',
};
