export const signInLabel = 'Sign in';
