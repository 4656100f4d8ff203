import type { CallDefinition } from '../call/define-call.ts';
import * as pricing from '../pricing/calls.ts';
import { pricingRefusals } from '../pricing/errors.ts';
import * as paying from './calls.ts';
import * as clubs from './club-billing-calls.ts';
import { paymentOutcomes, paymentRefusals } from './errors.ts';
import * as info from './info-calls.ts';
import * as orderLinks from './order-link-calls.ts';
import { paymentErrorCodes } from './outcomes.ts';
import * as splits from './split-calls.ts';
import * as webhook from './webhook-calls.ts';

const errorsOf = (modules: readonly object[]) =>
  Object.assign(
    {},
    ...modules
      .flatMap((exported) => Object.values(exported))
      .filter((value): value is CallDefinition => typeof value === 'object' && 'path' in value)
      .map((call) => call.errors ?? {}),
  );
const statuses = (table: typeof paymentRefusals) =>
  Object.fromEntries(Object.entries(table).map(([code, { status }]) => [code, status]));

describe('the tables of codes', () => {
  it('the table of payments has exactly the codes with which its calls may refuse', () => {
    expect(statuses(paymentRefusals)).toEqual(errorsOf([paying, splits, orderLinks, clubs, info, webhook]));
    expect(Object.keys(paymentOutcomes)).toEqual([...paymentErrorCodes]);
  });

  it('the table of pricing has the codes with which its calls may refuse', () => {
    expect(statuses(pricingRefusals)).toEqual(errorsOf([pricing]));
  });
});
