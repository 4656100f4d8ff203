import type { StoppedService } from '@sendahead/shared-contracts/services/schema';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';

/** The sentence of an incident, and the services that are not sold on this day because of it. */
export const stoppedText = (message: string, stopped: readonly StoppedService[]): string =>
  `${message} Not available on this day: ${stopped.map(({ carrier, service_name }) => serviceTitle(carrier, service_name)).join(', ')}.`;
