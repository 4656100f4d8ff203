import type { Visitor } from '../../../integrations/sso/testing/provider-process.ts';

let people = 0;
/** A new person that the provider knows. */
export const person = (change: Partial<Visitor> = {}): Visitor => {
  people += 1;
  return {
    sub: `person-${people}`,
    email: `person-${people}@example.test`,
    email_verified: true,
    given_name: 'Robin',
    family_name: 'Lane',
    ...change,
  };
};
