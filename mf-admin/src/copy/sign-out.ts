export const signOutFailed = 'Signing out did not work. Try again.';
