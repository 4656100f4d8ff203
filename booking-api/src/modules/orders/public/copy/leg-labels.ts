import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';

/** The name of a leg at the head of a line. */
export const legLabels: Readonly<Record<LegName, string>> = { outbound: 'Outbound', return: 'Return' };
