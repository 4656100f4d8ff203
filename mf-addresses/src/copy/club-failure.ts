import type { ApiError } from '@sendahead/shared-contracts/client/api-error';

/** ER-01: the message of a failed club lookup: the server's, if it sent one. */
export function clubFailure(error: ApiError | null): string {
  if (error && typeof error.body.message === 'string') return error.body.message;
  if (error?.code === 'club_not_found')
    return 'This place is no longer on our list. Choose another one, or enter its address.';
  return 'We couldn’t load this place. Choose it again, or enter its address.';
}
