import type { LinkedPhotos } from '@sendahead/shared-contracts/claims/photo-link-calls';

export const claimPhotoWords = {
  title: 'Add photos',
  about: ({ display_id, kind }: LinkedPhotos): string =>
    `For the claim about order ${display_id} (${kind} bags).`,
  photo: 'Take or choose a photo',
  photoHint: 'The bag inside and out, its label, and the damage. JPEG or PNG, up to 10 MB each.',
  adding: 'Adding the photo…',
  added: ({ photos, most }: LinkedPhotos): string => `${photos} of ${most} files added to the claim.`,
  full: 'This claim holds as many files as it can. Thank you.',
  thanks: 'We have your photo. Add another, or close this page.',
  until: (day: string): string => `This link works until ${day}.`,
  noLink: 'This link no longer works',
  noLinkDetail: 'It is too old, or we already decided the claim. Call us if you need another one.',
  tooMany: 'This claim holds as many files as it can.',
} as const;
