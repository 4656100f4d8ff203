/**
 * The booking page for a user, as staff open it. The part after # is sent to no server and appears in no log.
 */
export const bookForPath = (userId: string): string => `/ship#for=${encodeURIComponent(userId)}`;
