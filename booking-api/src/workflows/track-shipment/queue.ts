export const trackQueue = 'track-order';
export const trackDueQueue = 'track-due';
