import { isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';

/** The typed fields of a new user. */
export interface NewUser {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly member_number: string;
}
export type NewUserField = keyof NewUser | 'club_id';
export type NewUserProblems = Partial<Record<NewUserField, string | undefined>>;

/** Prefills a new user from the search text, which is an email or a name. */
export function startedFrom(search: string): NewUser {
  const text = search.trim();
  const empty = { first_name: '', last_name: '', email: '', phone: '', member_number: '' };
  if (text.includes('@')) return { ...empty, email: text };
  if (/^[+\d(][\d\s().-]*$/.test(text)) return { ...empty, phone: text };
  if (/\d/.test(text)) return { ...empty, member_number: text };
  const [first = '', ...rest] = text.split(/\s+/);
  return { ...empty, first_name: first, last_name: rest.join(' ') };
}

/** Each invalid field with its code; the server applies the same rules. */
export function problemsOf(user: NewUser): NewUserProblems {
  const name = (text: string, missing: string) =>
    text.trim() === '' ? missing : isName(text) ? undefined : 'name_not_valid';
  const found: Partial<Record<NewUserField, string | undefined>> = {
    first_name: name(user.first_name, 'first_name_missing'),
    last_name: name(user.last_name, 'last_name_missing'),
    email: user.email.trim() === '' ? 'email_missing' : isEmail(user.email) ? undefined : 'email_not_valid',
    phone:
      user.phone.trim() === '' ? 'phone_missing' : isPhoneText(user.phone) ? undefined : 'phone_not_valid',
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, code]) => (code === undefined ? [] : [[field, code]])),
  );
}
