/** What stands against a new password, by field; empty when it is good. The sentences are those of the forms (VL-38). */
export type PasswordProblem = {
  path: 'password' | 'password_confirmation';
  code: 'required' | 'password_too_short' | 'password_differs';
  sentence: string;
};

const shortest = 8;

export function passwordProblems(password: string, confirmation: string): PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if (password.length === 0)
    problems.push({ path: 'password', code: 'required', sentence: 'Please enter your password' });
  else if (password.length < shortest)
    problems.push({
      path: 'password',
      code: 'password_too_short',
      sentence: 'Minimum character is not reached',
    });
  if (password !== confirmation)
    problems.push({
      path: 'password_confirmation',
      code: 'password_differs',
      sentence: "Password confirmation doesn't match Password.",
    });
  return problems;
}
