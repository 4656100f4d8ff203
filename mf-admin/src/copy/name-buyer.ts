import { newUserProblems } from './add-club-user.ts';

export const nameBuyerTexts = {
  title: 'Who is this order for?',
  intro: 'The order, its confirmation and its receipt go to this person, never to you.',
  invited: 'Without an account, we create one and invite them by email.',
  email: 'Customer’s email',
  firstName: 'First name',
  lastName: 'Last name',
  cancel: 'Cancel',
  saving: 'Saving…',
  save: 'Use this customer',
  named: (name: string) => `This order is for ${name}.`,
  notNamed: 'We couldn’t save the customer. Try again.',
  gone: 'The customer took the cart back. Leave this page.',
  beingOrdered: 'The order is being placed. Wait for the result.',
  tooMany: 'You looked up too many people. Try again later.',
} as const;

/** Why the buyer was not saved, by the code of the refusal. */
export const nameBuyerFailures: Readonly<Record<string, string>> = {
  cart_not_found: nameBuyerTexts.gone,
  cart_taken_over: nameBuyerTexts.gone,
  cart_being_ordered: nameBuyerTexts.beingOrdered,
  too_many_requests: nameBuyerTexts.tooMany,
};

/** The errors at the fields, by their code. */
export const nameBuyerProblems: Readonly<Record<string, string>> = {
  ...newUserProblems,
  own_email: 'This is your own email. Enter the customer’s.',
};
