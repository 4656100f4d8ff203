export const arrivalLetterWords = {
  title: 'Let the hotel or club know',
  lead: 'A letter for the place your bags arrive: whose they are, how many, and when. Email it or print it.',
  language: 'Language of the letter',
  from: 'Guest arrives',
  until: 'Guest leaves',
  untilEarly: 'This is before the guest arrives.',
  letter: 'Letter',
  detail: 'With the date, the bags and their numbers, PDF',
} as const;
