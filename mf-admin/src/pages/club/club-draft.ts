import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { ClubFields, readClub } from '@sendahead/shared-contracts/console/club-calls';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { noAmount, noEmail, noLimit, noTerms, noteBlank } from '../../copy/clubs.ts';
import { writeDollars } from '../../copy/dollars.ts';

/** A club as the console reads it. */
export type ReadClub = CallOutput<typeof readClub>;
const highestFee = 50_000;
const maxTermsLength = 120;
/** Days until orders of a club without its own terms are due. */
export const defaultTerms = 30;

/** The club while it is edited: amounts are text until they are sent. */
export interface TypedClub
  extends Omit<ClubFields, 'fees' | 'billing' | 'billing_terms' | 'club_note' | 'consumer_note'> {
  /** By the fee's id; empty for the standard price. */
  readonly fees: Readonly<Record<string, string>>;
  /** Null if the club has no account. */
  readonly billing: {
    readonly open: boolean;
    readonly limit: string;
    readonly terms: string;
    readonly email: string;
    readonly reminders: boolean;
  } | null;
  /** Null for no note; a blank text cannot be saved (VL-30). */
  readonly club_note: string | null;
  readonly consumer_note: string | null;
}

/** The props of the form's sections. */
export interface ClubDraft {
  readonly typed: TypedClub;
  readonly problems: Readonly<Record<string, string>>;
  set(typed: Partial<TypedClub>): void;
}

export const typedOf = ({ fields, fees }: ReadClub): TypedClub => ({
  ...fields,
  fees: Object.fromEntries(
    fees.map(({ id }) => {
      const own = fields.fees[id];
      return [id, own === undefined ? '' : writeDollars(own)];
    }),
  ),
  billing: fields.billing && {
    open: fields.billing.open,
    limit: writeDollars(fields.billing.credit_limit_cents),
    terms: String(fields.billing_terms?.terms_days ?? defaultTerms),
    email: fields.billing_terms?.billing_email ?? '',
    reminders: fields.billing_terms?.reminders ?? false,
  },
});

/** The errors of the typed values, by field; fees as `fees.3`. */
export function problemsOf(typed: TypedClub): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const [id, text] of Object.entries(typed.fees)) {
    const cents = text.trim() === '' ? 0 : readDollars(text);
    if (cents === null || cents > highestFee) wrong[`fees.${id}`] = noAmount;
  }
  if (typed.billing) {
    const { limit, terms, email } = typed.billing;
    if (readDollars(limit) === null) wrong.billing = noLimit;
    if (!/^\d{1,3}$/.test(terms.trim()) || Number(terms) > maxTermsLength) wrong.billing_terms = noTerms;
    if (email.trim() !== '' && !isEmail(email.trim())) wrong.billing_email = noEmail;
  }
  for (const name of ['club_note', 'consumer_note'] as const)
    if (typed[name]?.trim() === '') wrong[name] = noteBlank;
  for (const [at, { note }] of typed.narrower_notes.entries())
    if (note.trim() === '') wrong[`narrower_notes.${at}.note`] = noteBlank;
  return wrong;
}

/** The changed fields to send, without those that have a problem. */
export function changedFields(typed: TypedClub, { fields }: ReadClub): Partial<ClubFields> {
  const next: ClubFields = {
    ...typed,
    fees: Object.fromEntries(
      Object.entries(typed.fees).flatMap(([id, text]) => {
        const cents = readDollars(text);
        return cents === null ? [] : [[id, cents]];
      }),
    ),
    billing: typed.billing && {
      open: typed.billing.open,
      credit_limit_cents: readDollars(typed.billing.limit) ?? 0,
    },
    billing_terms: typed.billing && {
      terms_days: Number(typed.billing.terms),
      billing_email: typed.billing.email.trim(),
      reminders: typed.billing.reminders,
    },
  };
  const names = (Object.keys(next) as (keyof ClubFields)[]).filter(
    (name) => JSON.stringify(next[name]) !== JSON.stringify(fields[name]),
  );
  return Object.fromEntries(names.map((name) => [name, next[name]]));
}

/** CO-134: what was typed over `base`, over the values that somebody else saved meanwhile. */
export function typedOver(fresh: ReadClub, typed: TypedClub, base: ReadClub): TypedClub {
  const [before, now] = [typedOf(base), typedOf(fresh)];
  const isChanged = (name: keyof TypedClub): boolean =>
    JSON.stringify(typed[name]) !== JSON.stringify(before[name]);
  const typedNames = (Object.keys(typed) as (keyof TypedClub)[]).filter(isChanged);
  const fees = Object.entries(typed.fees).filter(([id, text]) => text !== before.fees[id]);
  return {
    ...now,
    ...Object.fromEntries(typedNames.map((name) => [name, typed[name]])),
    fees: { ...now.fees, ...Object.fromEntries(fees) },
  };
}
