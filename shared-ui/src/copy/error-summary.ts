export const problemTitle = 'There is a problem';
