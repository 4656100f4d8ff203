import { missable, takes, wronglyTaken } from '../factories/judge.ts';
import { headerInfo } from './calls.ts';
import { sessionInfoSchema } from './schema.ts';
import { loginAnswerSchema } from './sign-in-schema.ts';

const user = { id: 'usr_1', email: 'ann@lee.test', first_name: 'Ann', last_name: 'Lee', phone: '' };

describe('accounts in the API', () => {
  it('EN-24 a sign-in returns all its fields, whether or not it succeeds', () => {
    const answer = {
      success: true,
      user,
      user_id: 'usr_1',
      user_role: 'consumer',
      pro_user: false,
      email: 'ann@lee.test',
      accepted_terms: true,
      message: null,
      akt: 'fresh',
      modal: null,
      sso: false,
      redirect: null,
      errors: [],
    };
    expect(takes(loginAnswerSchema, answer)).toBe(true);
    expect(missable(loginAnswerSchema, answer)).toEqual([]);
    expect(wronglyTaken(loginAnswerSchema, answer, { user_role: 'king', akt: 7, sso: null })).toEqual([]);
  });

  it('EN-24 the header adds the choice of carriers and the box of credits', () => {
    const answer = { success: true, carrier_dropdown: null, credit_box: '$20.00', errors: [], message: null };
    expect(takes(headerInfo.response, answer)).toBe(true);
    expect(missable(headerInfo.response, answer)).toEqual([]);
  });

  it('EN-31 the page gets the accepted terms, and what a social sign-in still lacks', () => {
    const session = { role: 'consumer', user, accepted_terms: false, csrf_token: 'token' };
    expect(takes(sessionInfoSchema, session)).toBe(true);
    expect(takes(sessionInfoSchema, { ...session, social_user: true, complete_social_user: false })).toBe(
      true,
    );
    expect(missable(sessionInfoSchema, session)).toEqual([]);
    expect(wronglyTaken(sessionInfoSchema, session, { social_user: 'yes', accepted_terms: null })).toEqual(
      [],
    );
  });
});
