/** The page that begins signing in elsewhere; always one of ours, so that `redirect` never leaves this origin. */
export const startPath = (providerId: string): string => `/users/auth/${encodeURIComponent(providerId)}`;

export const callbackPath = (providerId: string): string => `${startPath(providerId)}/callback`;
