import * as calls from '@sendahead/shared-contracts/accounts/terms-calls';
import { mayForClub, reachOf } from '@sendahead/shared-contracts/call/role-acts';
import { isPhoneOf } from '@sendahead/shared-contracts/validation/phone-rules';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../public/account-of.ts';
import { audit } from '../public/audit.ts';
import { acceptHolidayTerms, hasHolidayTerms, seasonOf } from '../public/holiday-terms.ts';
import { hasAcceptedTerms } from '../public/presenter.ts';
import { type Account, changeAccount, findAccount, recordTerms } from '../public/store.ts';
import { termsVersion } from '../public/terms.ts';

/** Terms other than the general ones: those of the season, and those that a social sign-in still lacks. */
export function termsRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  /**
   * RO-13: staff ask for the user they book for; a pro user only for members of their club; everyone else
   * only for themselves.
   */
  const personOf = async (actor: Account, onBehalf: string | undefined): Promise<string> => {
    if (onBehalf === undefined || onBehalf === '' || onBehalf === actor.id) return actor.id;
    if (reachOf(actor.role, 'help_people') === undefined) throw refuse('not_allowed');
    const person = await findAccount(db, onBehalf);
    if (!person || !mayForClub(actor, 'help_people', person.clubId)) throw refuse('not_found');
    return person.id;
  };

  registerCall(app, context, calls.checkHolidayTerms, async ({ query }, call) => {
    const userId = await personOf(accountOf(call), query.on_behalf_user);
    return { success: await hasHolidayTerms(db, userId, seasonOf(clock.instant())) };
  });

  registerCall(app, context, calls.acceptHolidayTerms, async ({ query }, call) => {
    const actor = accountOf(call);
    const userId = await personOf(actor, query.on_behalf_user);
    if (query.holiday_terms === false) return { success: false };
    const at = clock.instant();
    await acceptHolidayTerms(db, { userId, year: seasonOf(at), acceptedBy: actor.id, at });
    if (userId !== actor.id)
      await audit(context, 'terms.accepted_on_behalf', { userId: actor.id, subject: userId });
    return { success: true };
  });

  registerCall(app, context, calls.phoneAndTermsWanted, async (_input, call) => {
    const account = accountOf(call);
    const missingDetails = { phone: account.phone.trim() === '', terms: !hasAcceptedTerms(account) };
    return {
      success: true,
      phone_and_tnc: missingDetails.phone || missingDetails.terms ? missingDetails : null,
    };
  });

  registerCall(app, context, calls.givePhoneAndTerms, async ({ query }, call) => {
    const account = accountOf(call);
    const phone = query.phone?.trim() ?? '';
    if (phone !== '' && !isPhoneOf(phone, 'US'))
      throw new Refusal(422, 'phone_not_valid', { fields: [{ path: 'phone', code: 'phone_not_valid' }] });
    if (phone !== '') await changeAccount(db, { ...account, phone });
    if (query.terms === true) await recordTerms(db, account.id, termsVersion, clock.instant());
    return { success: true };
  });
}
