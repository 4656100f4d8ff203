import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { expectedAt } from './expected.ts';
import { fieldProblemsOf } from './field-problems.ts';
import { incidentProblems } from './incidents.ts';
import { moneyProblems } from './money.ts';
import { userProblems } from './users.ts';

const refused = (path: string, code = 'malformed') =>
  new ApiError({ status: 400, code: 'malformed', fields: [{ path, code }] });

describe('what a field expects', () => {
  it('CO-10 each form of the console says what its field expects', () => {
    expect(fieldProblemsOf(refused('fields.help_phone'))).toEqual({
      help_phone: 'Enter a phone number with area code, like 415-555-0132.',
    });
    expect(userProblems(refused('fields.phone', 'phone_not_valid'))).toEqual({
      phone: 'Enter a phone number with area code, like 415-555-0132.',
    });
    expect(moneyProblems(refused('body.amount_cents'))).toEqual({
      amount_cents: 'Enter an amount in dollars, like 25.00.',
    });
    expect(incidentProblems(refused('body.fields.area.miles'))).toEqual({
      'area.miles': 'Enter a whole number of miles from 1 to 500.',
    });
  });

  it("CO-10 a nested field uses the innermost known name, and a newer server's field remains readable", () => {
    expect(expectedAt('fields.billing_terms.billing_email')).toMatch(/email address/);
    expect(expectedAt('fields.fees.12')).toMatch(/from \$0 to \$500/);
    expect(expectedAt('fields.unheard_of')).toMatch(/can’t read this entry/);
  });
});
