import type { FlagFields, FlagOnConsole } from '@sendahead/shared-contracts/console/flag-calls';
import { type FlagState, stateOfFlag } from '../../copy/flags.ts';

/** A flag as it is being changed: the percentage and the emails as text. */
export interface FlagEntry
  extends Pick<FlagFields, 'brands' | 'staff' | 'club_ids' | 'except_brands' | 'except_club_ids'> {
  readonly state: FlagState;
  readonly percent: string;
  readonly people: string;
  readonly except_people: string;
}

const linesOf = (people: readonly { email: string }[]): string => people.map(({ email }) => email).join('\n');

export const typedOf = ({ fields, people, except_people_shown }: FlagOnConsole): FlagEntry => ({
  brands: fields.brands,
  staff: fields.staff,
  club_ids: fields.club_ids,
  state: stateOfFlag(fields.is_on),
  percent: String(fields.percent),
  people: linesOf(people),
  except_brands: fields.except_brands,
  except_club_ids: fields.except_club_ids,
  except_people: linesOf(except_people_shown),
});

export const isPercent = (text: string): boolean => /^(?:100|\d{1,2})$/.test(text.trim());

const emailsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((email) => email !== '');

/** The fields to send; the audience of a flag that is not on remains unchanged. */
export function fieldsOf(typed: FlagEntry, flag: FlagOnConsole): FlagFields {
  const is_on = typed.state === 'servers' ? null : typed.state === 'on';
  if (!is_on)
    return {
      ...flag.fields,
      is_on,
      people: flag.people.map(({ email }) => email),
      except_people: flag.except_people_shown.map(({ email }) => email),
    };
  const { brands, staff, club_ids, except_brands, except_club_ids } = typed;
  return {
    is_on,
    percent: Number(typed.percent),
    brands,
    staff,
    club_ids,
    except_brands,
    except_club_ids,
    people: emailsOf(typed.people),
    except_people: emailsOf(typed.except_people),
  };
}
