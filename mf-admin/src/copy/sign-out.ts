export const signOutFailed = 'We couldn’t sign you out. Try again.';
