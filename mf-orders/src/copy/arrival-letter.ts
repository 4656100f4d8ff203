export const arrivalLetterWords = {
  title: 'Let your destination know',
  lead: 'A letter for the place your bags arrive: whose they are, how many, and when. Download it, then email or print it.',
  language: 'Language of the letter',
  from: 'Travelers arrive',
  until: 'Travelers leave',
  untilEarly: 'This is before the travelers arrive.',
  letter: 'Letter',
  detail: 'With the date, the bags and their numbers, PDF',
} as const;
