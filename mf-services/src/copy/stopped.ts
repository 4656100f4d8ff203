import type { StoppedService } from '@sendahead/shared-contracts/services/schema';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';

/** Why services are not sold on this day, an incident or a club that pays, and which they are. */
export const stoppedText = (message: string, stopped: readonly StoppedService[]): string =>
  `${message} Not available: ${stopped.map(({ carrier, service_name }) => serviceTitle(carrier, service_name)).join(', ')}.`;
