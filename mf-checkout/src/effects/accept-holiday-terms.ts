import { acceptHolidayTerms as acceptCall } from '@sendahead/shared-contracts/accounts/holiday-terms-calls';
import { catchError, map, type Observable, of } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';

/** MD-17: saves the terms that were ticked with the account. Not saved, the order itself asks for them. */
export const acceptHolidayTerms = (host: FragmentHost<'mf-checkout'>): Observable<null> =>
  observeCall(host.api, acceptCall, { query: { holiday_terms: true } }).pipe(
    map(() => null),
    catchError(() => of(null)),
  );
