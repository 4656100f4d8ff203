import { type ApiError, isApiError } from '@sendahead/shared-contracts/client/api-error';
import { messageLimits } from '@sendahead/shared-contracts/console/message-text';
import { expectedAt } from './expected.ts';
import { fieldProblems } from './field-problems.ts';

export const messageTexts = {
  write: 'Write to the customer',
  writeToUser: 'Write to this user',
  loading: 'Loading the email',
  template: 'Template',
  templateHint: 'Fills in subject and text. You can edit both.',
  subject: 'Subject',
  text: 'Text',
  textHint: 'Leave a blank line between paragraphs.',
  preview: 'Preview',
  draft: 'This is the draft you started earlier.',
  startOver: 'Start over',
  to: 'To',
  from: 'From',
  replyTo: 'Replies go to',
  send: 'Send email',
  notSent: 'Not sent yet',
  messages: 'Emails from staff',
  read: 'Read the email',
  aboutOrder: (number: string) => `Order ${number}`,
  subjectOf: ({ from, subject }: { from: string; subject: string }) => `${from}: ${subject}`,
  sent: (email: string) => `Your email to ${email} is on its way.`,
} as const;

export interface MessageWords {
  readonly subject: string;
  readonly text: string;
}
/** The problems of a message, by its fields. */
export type MessageProblems = Partial<Record<keyof MessageWords, string>>;

const missing = { subject: 'Enter a subject.', text: 'Enter the text of the email.' } as const;
const fields = ['subject', 'text'] as const;

const tooLong = (length: number, most: number): string =>
  `Use ${most.toLocaleString('en-US')} characters or fewer. You have ${length.toLocaleString('en-US')}.`;

/** The problems of the typed words; empty for good ones. */
export function problemsOf(words: MessageWords): MessageProblems {
  const problems: MessageProblems = {};
  for (const name of fields) {
    const [typed, most] = [words[name].trim(), messageLimits[name]];
    if (typed === '') problems[name] = missing[name];
    else if (typed.length > most) problems[name] = tooLong(typed.length, most);
  }
  return problems;
}

const failures: Readonly<Record<string, string>> = {
  key_reused: 'An earlier version of this email was already sent. Check the history before you send another.',
  no_such_thing: 'This customer’s account was deleted, so no email can be sent.',
};

/** Why a message was not sent; null if it was. */
export function messageFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  if (!isApiError(error)) return fallback;
  if (error.status === 429)
    return 'You’ve sent many emails this hour. Your text is still here. Try again later.';
  return error.fields.length > 0
    ? 'Some fields need attention. See the message at each one.'
    : (failures[error.code] ?? fallback);
}

const fallback = 'We couldn’t send this email. Your text is still here. Try again.';

/** What the server found wrong, by the fields. */
export const refusedFields = (error: ApiError | Error | null): MessageProblems =>
  isApiError(error)
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [
          path.replace(/^body\./, ''),
          fieldProblems[code] ?? expectedAt(path),
        ]),
      )
    : {};
