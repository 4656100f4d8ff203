import { isApiError } from '@sendahead/shared-contracts/client/api-error';

/** Why something that was asked for was not done, in words, by the code of the server. */
const sentences: Readonly<Record<string, string>> = {
  storage_full: 'We can’t save files right now. Try again later, or continue without the file.',
  photo_not_read: 'This photo cannot be read. Choose a JPEG or PNG of up to 10 MB.',
  proof_not_read: 'This file cannot be read. Choose a JPEG, a PNG or a PDF of up to 10 MB.',
  too_large: 'This file is larger than 10 MB. Choose a smaller one.',
  action_not_allowed: 'This cannot be done any more. The page shows how it stands now.',
  claim_moved: 'This claim has moved on. The page shows how it stands now.',
  claim_window_closed: 'This cannot be reported today. The days on which it can be stand beside it.',
  claim_exists: 'There is a claim about one of these bags already.',
  too_many_files: 'That is as many files as a claim can hold. Remove one first.',
  too_many_requests: 'That was too often. Try again in a little while.',
  connection_lost: 'The connection was lost. Nothing you entered is: try again.',
};

export const problemOf = (code: string): string | undefined => sentences[code];

export const problemWords = (error: unknown): string =>
  (isApiError(error) ? problemOf(error.code) : undefined) ??
  'This did not work just now. Nothing you entered is lost: try again.';
