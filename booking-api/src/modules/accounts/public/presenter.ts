import type { SessionInfo, User } from '@sendahead/shared-contracts/accounts/schema';
import type { LoginAnswer } from '@sendahead/shared-contracts/accounts/sign-in-schema';
import type { Session } from '../../../platform/security/session.ts';
import type { HeaderBoxes } from '../header/header-boxes.ts';
import type { Account } from './store.ts';
import { termsVersion } from './terms.ts';

export const presentUser = (account: Account): User => ({
  id: account.id,
  email: account.email,
  first_name: account.firstName,
  last_name: account.lastName,
  phone: account.phone,
});

export const hasAcceptedTerms = (account: Account | null): boolean => account?.termsVersion === termsVersion;

/**
 * EN-31: a social user's account is complete with a phone and accepted terms (AC-14 asks for missing ones).
 */
const presentSocial = (account: Account | null) =>
  account?.social
    ? {
        social_user: true,
        complete_social_user: account.phone.trim() !== '' && hasAcceptedTerms(account),
      }
    : {};

export const presentSession = (session: Session): SessionInfo => ({
  role: session.role,
  user: session.user ? presentUser(session.user) : null,
  accepted_terms: hasAcceptedTerms(session.user),
  ...presentSocial(session.user),
  ...(session.user?.role === 'pro' && session.user.clubId !== null ? { club_id: session.user.clubId } : {}),
  csrf_token: session.csrfToken,
});

/**
 * EN-24: `akt` is the token of the new session; `modal` names the dialog for the page to open next (OPEN-65).
 */
export function presentLogin(session: Session, account: Account, header: HeaderBoxes): LoginAnswer {
  const accepted = hasAcceptedTerms(account);
  return {
    success: true,
    user: presentUser(account),
    user_id: account.id,
    user_role: account.role,
    pro_user: account.role === 'pro',
    email: account.email,
    accepted_terms: accepted,
    message: null,
    akt: session.csrfToken,
    ...(session.userToken === null ? {} : { auth_token: session.userToken }),
    modal: accepted ? null : 'terms',
    sso: false,
    redirect: null,
    carrier_dropdown: header.carrier_dropdown,
    credit_box: header.credit_box,
    errors: [],
  };
}

/** One answer for every reason, so that it does not reveal which mail addresses have an account. */
export const failedLogin: LoginAnswer = {
  success: false,
  user: null,
  user_id: null,
  user_role: 'guest',
  pro_user: false,
  email: null,
  accepted_terms: false,
  message: 'That email or password isn’t right.',
  akt: null,
  modal: null,
  sso: false,
  redirect: null,
  carrier_dropdown: null,
  credit_box: null,
  errors: ['credentials_wrong'],
};

const stepWords = {
  code: 'Enter the code from your authenticator app.',
  passkey: 'Use your passkey.',
  enrolment: 'Staff accounts need two-step sign-in. Add an authenticator app.',
} as const;

/** The first factor was correct, and another one is required: no one is signed in yet. */
export const stepLogin = (wanted: keyof typeof stepWords): LoginAnswer => ({
  ...failedLogin,
  message: stepWords[wanted],
  errors: ['second_factor_wanted'],
  second_factor: wanted,
});

/** AC-09: users of this email domain sign in by single sign-on, with or without an account here. */
export const ssoLogin = (redirect: string): LoginAnswer => ({
  ...failedLogin,
  message: null,
  sso: true,
  redirect,
  errors: [],
});
