import type {
  registeredPersonSchema,
  registrationSchema,
} from '@sendahead/shared-contracts/accounts/sign-in-schema';
import {
  missingEmail,
  missingFirstName,
  missingLastName,
  validEmail,
  validName,
  validPhone,
} from '@sendahead/shared-contracts/validation/field-sentences';
import { isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneOf } from '@sendahead/shared-contracts/validation/phone-rules';
import type * as z from 'zod/mini';
import { passwordProblems } from '../password/password-rules.ts';

export type Registration = z.output<typeof registrationSchema>['user'];
export type Person = z.output<typeof registeredPersonSchema>;

/** Field errors in the words of the specification (VL rows), by field; empty when the form is valid. */
export function registrationErrors(form: Registration): Record<string, string[]> {
  const errors = personErrors(form);
  const { password = '', password_confirmation = '', by_code } = form;
  if (by_code) return errors;
  for (const { path, sentence } of passwordProblems(password, password_confirmation, form.email))
    errors[path] = [sentence];
  return errors;
}

/** The same for an account that needs no password. */
export function personErrors(form: Person): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (!isName(form.first_name.trim()))
    errors.first_name = [form.first_name.trim() ? validName : missingFirstName];
  if (!isName(form.last_name.trim()))
    errors.last_name = [form.last_name.trim() ? validName : missingLastName];
  if (!isEmail(form.email)) errors.email = [form.email.trim() ? validEmail : missingEmail];
  if (form.phone && !isPhoneOf(form.phone, 'US')) errors.phone = [validPhone];
  if (!form.terms) errors.terms = ['Our terms have changed. Please accept to proceed with your order.'];
  return errors;
}
