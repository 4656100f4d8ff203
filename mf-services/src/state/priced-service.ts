import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { chosenService } from './chosen-service.ts';
import { feeOf } from './pickup.ts';
import type { ItineraryState } from './state.ts';

export interface PricedService {
  readonly title: string;
  readonly cents: Cents;
}

/** The chosen outbound service, and its price with the pickup. */
export function pricedService(state: ItineraryState): PricedService | null {
  const service = chosenService(state, 'outbound');
  if (!service) return null;
  const { carrier, service_name, transit_days, price_cents } = service;
  return {
    title: serviceTitle(carrier, service_name, transit_days),
    cents: cents(price_cents + (feeOf(state, 'outbound')?.price_cents ?? 0)),
  };
}
