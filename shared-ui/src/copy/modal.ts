export const closeLabel = 'Close';
