import { holidayTermsAcceptedEvent } from '../accounts/holiday-terms-topics.ts';
import { sessionTopic, signedInEvent, signedOutEvent, signInRequestedEvent } from '../accounts/topics.ts';
import { trackedEvent } from '../analytics/topics.ts';
import { shipPointsTopic } from '../geo/topics.ts';
import { assistanceTopic, cartTakenOverEvent, servicesWantedAgainEvent } from '../page/assistance.ts';
import { authorizationGivenEvent, authorizationWantedEvent } from '../page/authorization.ts';
import { holdTopic } from '../page/hold.ts';
import {
  alertRaisedEvent,
  cartNeededEvent,
  contextTopic,
  restoreRequestedEvent,
  sectionReadyEvent,
  sectionRestoredEvent,
} from '../page/topics.ts';
import {
  differenceAnsweredEvent,
  differenceAskedEvent,
  differenceSettledEvent,
} from '../payments/difference-topics.ts';
import {
  cardValidationRequestedEvent,
  checkoutTopic,
  orderPlacedEvent,
  orderRefusedEvent,
  validationRequestedEvent,
} from '../payments/topics.ts';
import { priceToldEvent, quoteTopic } from '../pricing/topics.ts';
import { cruiseChosenEvent } from '../services/cruise-topics.ts';
import { itineraryTopic, tripTypeToldEvent } from '../services/topics.ts';
import { travelersTopic } from '../travelers/topics.ts';
import type { Topic } from './topic.ts';

/** Every topic: for contract snapshots and the inspector. */
export const allTopics: readonly Topic[] = [
  contextTopic,
  sessionTopic,
  shipPointsTopic,
  travelersTopic,
  itineraryTopic,
  quoteTopic,
  checkoutTopic,
  assistanceTopic,
  holdTopic,
  signedInEvent,
  signedOutEvent,
  signInRequestedEvent,
  restoreRequestedEvent,
  sectionReadyEvent,
  sectionRestoredEvent,
  cartNeededEvent,
  validationRequestedEvent,
  cardValidationRequestedEvent,
  alertRaisedEvent,
  trackedEvent,
  orderPlacedEvent,
  orderRefusedEvent,
  holidayTermsAcceptedEvent,
  cruiseChosenEvent,
  priceToldEvent,
  tripTypeToldEvent,
  authorizationWantedEvent,
  authorizationGivenEvent,
  cartTakenOverEvent,
  servicesWantedAgainEvent,
  differenceAskedEvent,
  differenceAnsweredEvent,
  differenceSettledEvent,
];
