import { merge, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { legNames } from '@sendahead/shared-contracts/orders/leg-name';
import type { ItineraryEvent } from '../state/events.ts';
import { askCarriers } from './ask-carriers.ts';
import { askCutOff } from './ask-cut-off.ts';
import { askDays } from './ask-days.ts';
import { askEarliest } from './ask-earliest.ts';
import { askFees } from './ask-fees.ts';
import { askInTime } from './ask-in-time.ts';
import { askPrices } from './ask-prices.ts';
import { askServices, askServicesAgain } from './ask-services.ts';
import type { EffectContext } from './context.ts';
import { holidayTerms } from './holiday-terms.ts';

/** All requests about a trip with bags, and about its holiday terms. */
export const planning = (context: EffectContext): Observable<ItineraryEvent> =>
  merge(
    ...legNames.flatMap((leg) => [
      askFees(context, leg),
      askDays(context, leg),
      askPrices(context, leg),
      askInTime(context, leg),
    ]),
    askEarliest(context),
    askCutOff(context),
    askCarriers(context),
    askServices(context),
    askServicesAgain(context),
    holidayTerms(context),
  );
