export const arrivalLetterWords = {
  title: 'Tell the hotel or club',
  lead: 'A letter to where your bags arrive: whose they are, how many, and on which day. Send it, or have it lie there.',
  language: 'Language of the letter',
  from: 'Guest arrives',
  until: 'Guest leaves',
  untilEarly: 'This is before the guest arrives.',
  letter: 'Letter',
  detail: 'With the day, the pieces and their numbers, PDF',
} as const;
