import * as accounts from '../accounts/calls.ts';
import * as calendar from '../calendar/calls.ts';
import * as carts from '../carts/calls.ts';
import * as clubs from '../clubs/calls.ts';
import * as geo from '../geo/calls.ts';
import * as orders from '../orders/calls.ts';
import * as payments from '../payments/calls.ts';
import * as pricing from '../pricing/calls.ts';
import * as services from '../services/calls.ts';
import type { CallDefinition } from './define-call.ts';

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** Every call there is: for OpenAPI, contract snapshots and the test that each one is served. */
export const allCalls: readonly CallDefinition[] = [
  accounts,
  calendar,
  carts,
  clubs,
  geo,
  orders,
  payments,
  pricing,
  services,
]
  .flatMap((domain) => Object.values<unknown>(domain))
  .filter(isCall);
