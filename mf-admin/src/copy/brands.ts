/** What a field may be refused for, as the server names it. */
export const fieldProblems: Readonly<Record<string, string>> = {
  required: 'Fill this in.',
  too_long: 'This is too long.',
  malformed: 'This is not valid.',
  unknown: 'There is no such choice any more. Read the page again.',
  reserved: 'This name is kept for the system. Choose another.',
};

export const brandTexts = {
  saved: 'Saved. Pages that are opened from now on have it.',
  notSaved: 'This could not be saved. What you changed is still here; try again.',
  changedSince: 'Somebody changed the same since you opened this page. Read it again before you save.',
  nothing: 'Nothing is changed.',
  taken: 'This slug is taken by a brand or a microsite.',
  notMade: 'The brand could not be made. Try again.',
  poorContrast: 'White words on this colour cannot be read. Choose a darker one (contrast 4.5 or more).',
  noColour: 'Write a colour as #0b5d3b.',
} as const;
