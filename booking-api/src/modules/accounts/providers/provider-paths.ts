/**
 * The page that begins a sign-in through a provider; always one of ours, so that `redirect` never leaves this
 * origin.
 */
export const startPath = (providerId: string): string => `/users/auth/${encodeURIComponent(providerId)}`;

export const callbackPath = (providerId: string): string => `${startPath(providerId)}/callback`;
