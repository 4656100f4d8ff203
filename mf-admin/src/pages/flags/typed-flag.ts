import type { FlagFields, FlagOnConsole } from '@sendahead/shared-contracts/console/flag-calls';
import { type FlagState, stateOfFlag } from '../../copy/flags.ts';

/** A flag as it is being changed: the percentage and the emails as text. */
export interface FlagEntry extends Pick<FlagFields, 'brands' | 'staff' | 'club_ids'> {
  readonly state: FlagState;
  readonly percent: string;
  readonly people: string;
}

export const typedOf = ({ fields, people }: FlagOnConsole): FlagEntry => ({
  brands: fields.brands,
  staff: fields.staff,
  club_ids: fields.club_ids,
  state: stateOfFlag(fields.is_on),
  percent: String(fields.percent),
  people: people.map(({ email }) => email).join('\n'),
});

export const isPercent = (text: string): boolean => /^(?:100|\d{1,2})$/.test(text.trim());

/** The fields to send: of a flag that is not on, who would have it stays as it was. */
export function fieldsOf(typed: FlagEntry, flag: FlagOnConsole): FlagFields {
  const is_on = typed.state === 'servers' ? null : typed.state === 'on';
  const people = typed.people.split(/[\s,;]+/).filter((email) => email !== '');
  if (!is_on) return { ...flag.fields, is_on, people: flag.people.map(({ email }) => email) };
  const { brands, staff, club_ids } = typed;
  return { is_on, percent: Number(typed.percent), brands, staff, club_ids, people };
}
