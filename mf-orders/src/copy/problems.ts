import { isApiError } from '@sendahead/shared-contracts/client/api-error';

/** The server may have done it, and a repetition with its key does nothing twice. */
export const noAnswer = 'That may not have gone through. Nothing is done or charged twice, so try again.';

/** Why a request was refused, by the server's code. */
const sentences: Readonly<Record<string, string>> = {
  storage_full: 'We can’t save files right now. Try again later, or continue without the file.',
  photo_not_read: 'We couldn’t read this photo. Choose a JPEG or PNG up to 10 MB.',
  proof_not_read: 'We couldn’t read this file. Choose a JPEG, PNG or PDF up to 10 MB.',
  too_large: 'This file is larger than 10 MB. Choose a smaller one.',
  action_not_allowed: 'You can’t do this anymore. The page now shows the latest.',
  claim_moved: 'Someone updated this claim. The page now shows the latest.',
  claim_window_closed: 'You can’t report this today. See the dates next to it.',
  claim_exists: 'There’s already a claim for one of these bags.',
  too_many_files: 'This claim has the most files it can hold. Remove one first.',
  too_many_requests: 'Too many tries. Try again in a little while.',
  connection_lost: 'The connection dropped. Your entries are saved. Try again.',
};

export const problemOf = (code: string): string | undefined => sentences[code];

export const problemWords = (error: unknown): string =>
  (isApiError(error) ? problemOf(error.code) : undefined) ??
  'That didn’t work. Your entries are saved. Try again.';
