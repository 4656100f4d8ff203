import { catchError, map, type Observable, of, switchMap, timer } from '@sendahead/shared-contracts/bus/rx';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { combinedServicesOptions } from '@sendahead/shared-contracts/services/calls';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';

/** The answer to a price request: the cheapest service and the first to arrive, or why there is no price. */
export type QuoteAnswer =
  | { readonly is: 'known'; readonly cheapest: ServiceOption; readonly fastest: ServiceOption }
  | { readonly is: 'none' }
  | { readonly is: 'failed' };

const typingPauseMs = 400;

const best = (
  services: readonly ServiceOption[],
  before: (a: ServiceOption, b: ServiceOption) => boolean,
): ServiceOption | undefined =>
  services.reduce<ServiceOption | undefined>(
    (found, one) => (found && !before(one, found) ? found : one),
    undefined,
  );

function answerOf(services: readonly ServiceOption[]): QuoteAnswer {
  const cheapest = best(services, (a, b) => a.price_cents < b.price_cents);
  const fastest = best(
    services,
    (a, b) =>
      a.arrival_date < b.arrival_date || (a.arrival_date === b.arrival_date && a.price_cents < b.price_cents),
  );
  return cheapest && fastest ? { is: 'known', cheapest, fastest } : { is: 'none' };
}

/** Refusals that say that nothing goes there, not that asking failed. */
const nothingGoes = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** ER-13, RT-18: what sending costs, after a pause in typing; aborted when nobody listens any more. */
export const askQuotePrice = (
  { api }: Pick<FragmentHost, 'api'>,
  body: ShipmentForm,
): Observable<QuoteAnswer> =>
  timer(typingPauseMs).pipe(
    switchMap(() => observeCall(api, combinedServicesOptions, { body })),
    map(({ default_services: { outbound } }) => answerOf(outbound.enabled ? outbound.services : [])),
    catchError((error: unknown) => of<QuoteAnswer>({ is: nothingGoes(error) ? 'none' : 'failed' })),
  );
