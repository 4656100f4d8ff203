import { commonPasswords } from './common-passwords.ts';
import { passwordWeakness, shortestPassword } from './password-rules.ts';

describe('rules for a new password', () => {
  it.each([
    ['', 'password_too_short'],
    ['1234567', 'password_too_short'],
    ['Password123', 'password_common'],
    ['QWERTYUIOP', 'password_common'],
    ['zzzzzzzzzzzz', 'password_common'],
    ['abcdefghijkl', 'password_common'],
    ['9876543210', 'password_common'],
    ['ride the lightning 9', null],
    ['Sendahead-demo-1', null],
    ['pässwörtchen', null],
  ])('OPEN-59 AC-12 judges %j: %s', (password, weakness) => {
    expect(passwordWeakness(password)).toBe(weakness);
  });

  it('AC-12 refuses the user’s own mail and its name', () => {
    expect(passwordWeakness('Robin.Rider@example.test', 'robin.rider@example.test')).toBe('password_common');
    expect(passwordWeakness('robin.rider', ' Robin.Rider@example.test')).toBe('password_common');
    expect(passwordWeakness('robin.rider likes golf', 'robin.rider@example.test')).toBeNull();
  });

  it('the list contains each common password of an accepted length once', () => {
    expect([...commonPasswords].filter((each) => each.length < shortestPassword)).toEqual([]);
    expect([...commonPasswords].filter((each) => each !== each.toLowerCase())).toEqual([]);
  });
});
