import { passwordProblems } from './password-rules.ts';

const codes = (password: string) => passwordProblems(password, password).map(({ code }) => code);

describe('a new password', () => {
  it.each(['trustno1', '1qaz2wsx', 'Jennifer', 'superman'])(
    'OPEN-59 a password that too many people use is refused: %s',
    (password) => {
      expect(codes(password)).toEqual(['password_common']);
    },
  );

  it('OPEN-59 any other text of sufficient length is accepted', () => {
    expect(codes('ride the lightning 9')).toEqual([]);
    expect(codes('short1')).toEqual(['password_too_short']);
  });
});
