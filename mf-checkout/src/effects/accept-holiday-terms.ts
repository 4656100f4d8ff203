import { acceptHolidayTerms as acceptCall } from '@sendahead/shared-contracts/accounts/holiday-terms-calls';
import { holidayTermsAcceptedEvent } from '@sendahead/shared-contracts/accounts/holiday-terms-topics';
import { catchError, map, type Observable, of } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';

/**
 * MD-17: saves the ticked terms with the account, and notifies the card that asks for them, because the page
 * remains open if the card is declined. If they are not saved, the order asks for them.
 */
export const acceptHolidayTerms = (host: FragmentHost<'mf-checkout'>): Observable<null> =>
  observeCall(host.api, acceptCall, { query: { holiday_terms: true } }).pipe(
    map(({ success }) => {
      if (success) host.bus.publish(holidayTermsAcceptedEvent, {});
      return null;
    }),
    catchError(() => of(null)),
  );
