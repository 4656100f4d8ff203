import { tooManyDigits } from '@sendahead/shared-contracts/validation/generic';
import type { ExtraFields } from '../state/order-extras.ts';

/** VL-29: the missing fields of a travel agent, in the order of the fields. */
export const agentFields = [
  { name: 'referral-travel-company', label: 'Travel agency', missing: 'Please enter the travel agency' },
  { name: 'agent-name', label: 'Agent name', missing: 'Please enter an agent name' },
  { name: 'iata_number', label: 'IATA number', missing: 'Please enter an IATA number' },
] as const;
export const networkMissing = 'Please choose a travel network';
/** VL-48 */
export const cardHolderWanted = "Please enter the card holder's email address";

export const travelNetworks = [
  'Virtuoso',
  'Signature Travel Network',
  'Travel Leaders Network',
  'Ensemble',
  'Other',
];

/** The maximum number of digits of a GHIN number. */
export const ghinMost = 8;

/** The problem of each field, by its name. */
export function extraProblems(fields: ExtraFields): Partial<Record<keyof ExtraFields, string>> {
  const problems: Partial<Record<keyof ExtraFields, string>> = {};
  if (fields.agent === 'true') {
    for (const { name, missing } of agentFields) if (!fields[name]?.trim()) problems[name] = missing;
    if (!fields['referral-travel-network']) problems['referral-travel-network'] = networkMissing;
  }
  const ghin = tooManyDigits(fields.ghin_number ?? '', ghinMost);
  if (ghin !== null) problems.ghin_number = ghin;
  return problems;
}

/** PY-26 */
export const whoBooksWords = {
  agent: 'I’m a travel agent',
  network: 'Travel network',
  networkOpen: 'Select a network',
  ghin: 'GHIN number',
} as const;

/** RO-11 */
export const cardHolderWords = {
  firstName: 'Card holder’s first name',
  lastName: 'Card holder’s last name',
  email: 'Card holder’s email',
} as const;
