import type { CruiseShip } from '@sendahead/shared-contracts/clubs/cruise-calls';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { dueAtPort } from '@sendahead/shared-contracts/services/cruise';
import type { Cruise } from '@sendahead/shared-contracts/services/trip-plan';
import { formatMoney } from '@sendahead/shared-ui';
import type { PricedService } from '../state/priced-service.ts';

export const cruiseSectionWords = {
  title: 'Your cruise',
  why: 'Choose your ship and sailing. We fill in the port and the day your bags must be there.',
} as const;

/** The chosen cruise in one line. */
export const cruiseText = ({ ship, line, port, sails }: Cruise): string =>
  `${ship} (${line}) sails ${spokenDate(sails)} from ${port.name}.`;

export const shipLabel = ({ ship, port }: CruiseShip): string => `${ship}, from ${port.name} in ${port.city}`;

/** The port, the deadline, and who takes the bags aboard. */
export const dueText = (cruise: Cruise): string =>
  `Your bags wait at ${cruise.port.name} by ${spokenDate(dueAtPort(cruise))}. Take them along when you board ${cruise.ship}.`;

export const cruiseButton = ({ chosen }: { chosen: boolean }): string =>
  chosen ? 'Change cruise' : 'Choose your cruise';

/** SV-20: the service and the price that another sailing has brought, and those before. */
export const cruisePriceText = (before: PricedService, now: PricedService): string =>
  `For this sailing we chose ${now.title} for ${formatMoney(now.cents)}. Before, it was ${before.title} for ${formatMoney(before.cents)}.`;
