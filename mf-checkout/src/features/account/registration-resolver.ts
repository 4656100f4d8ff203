import type { FieldErrors, Resolver } from 'react-hook-form';
import { accountProblems } from '../../copy/account-problems.ts';
import { type RegistrationForm, registrationProblems } from '../../state/registration.ts';

/** The pure rules of a registration, in the form that react-hook-form expects. */
export const registrationResolver =
  (withPhone: boolean): Resolver<RegistrationForm> =>
  (values) => {
    const problems = Object.entries(registrationProblems(values, withPhone));
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<RegistrationForm> = Object.fromEntries(
      problems.map(([field, problem]) => [field, { type: problem, message: accountProblems[problem] }]),
    );
    return { values: {}, errors };
  };
