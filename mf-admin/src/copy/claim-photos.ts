import { linkDays } from '@sendahead/shared-contracts/primitives/link-days';
export const claimPhotoTexts = {
  send: 'Send photo link',
  sending: 'Sending…',
  sent: `We emailed the customer a link for photos. It works for ${linkDays.photos} days.`,
  sentAndTexted: `We emailed and texted the customer a link for photos. It works for ${linkDays.photos} days.`,
  until: 'The customer can add photos by link until',
  tooMany: 'Too many links for this claim. Try again in an hour.',
  notSent: 'We couldn’t send the link. Try again.',
} as const;
