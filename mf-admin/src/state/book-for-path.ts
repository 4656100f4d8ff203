/**
 * The booking page with a booking of a user, begun by who opens it. The part after # is sent to no server and appears
 * in no log.
 */
export const bookForPath = (userId: string): string => `/ship#for=${encodeURIComponent(userId)}`;
