import { declineReason } from './decline-reason.ts';

describe('why a transaction was declined', () => {
  it.each([
    ['processor_declined', null, '2000', 'card_declined'],
    ['processor_declined', null, '2001', 'insufficient_funds'],
    ['processor_declined', null, '2004', 'card_expired'],
    ['processor_declined', null, '2010', 'security_code_refused'],
    ['processor_declined', null, '2074', 'paypal_declined'],
    ['processor_declined', null, '2099', 'authentication_required'],
    // Lost, stolen, restricted: declined like any other card.
    ['processor_declined', null, '2012', 'card_declined'],
    ['processor_declined', null, '2053', 'card_declined'],
    ['gateway_rejected', 'cvv', null, 'security_code_refused'],
    ['gateway_rejected', 'fraud', '2000', 'card_refused_fraud'],
    ['gateway_rejected', 'application_incomplete', null, 'card_declined'],
    ['failed', null, '3000', 'gateway_unavailable'],
  ])('ER-18 %s, %s, %s is declined for the reason %s', (status, rejection, processorCode, reason) => {
    expect(declineReason({ status, rejection, processorCode })).toBe(reason);
  });
});
