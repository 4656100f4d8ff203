import { acceptHolidayTerms as acceptCall } from '@sendahead/shared-contracts/accounts/holiday-terms-calls';
import { holidayTermsAcceptedEvent } from '@sendahead/shared-contracts/accounts/holiday-terms-topics';
import { catchError, map, type Observable, of } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';

/**
 * MD-17: saves the terms that were ticked with the account, and says so to the card that asks for them: a card that is
 * declined afterwards leaves the page open. Not saved, the order itself asks for them.
 */
export const acceptHolidayTerms = (host: FragmentHost<'mf-checkout'>): Observable<null> =>
  observeCall(host.api, acceptCall, { query: { holiday_terms: true } }).pipe(
    map(({ success }) => {
      if (success) host.bus.publish(holidayTermsAcceptedEvent, {});
      return null;
    }),
    catchError(() => of(null)),
  );
