import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { DateTime } from 'luxon';
import { drawPhotoToken, findPhotoLink } from '../../../modules/claims/public/photo-links.ts';
import { photoLinkTexts } from '../copy/claim.ts';
import { type OrderMailContext, sendOnce } from '../mail/send-once.ts';
import { statusEmailText } from '../status/status-email-facts.ts';

/** Emails the link by which a caller adds photos to a claim, once, while it works. Throws to be retried. */
export async function sendPhotoLink(context: OrderMailContext, linkId: string): Promise<void> {
  const link = await findPhotoLink(context.db, linkId, context.clock.instant());
  if (!link) return;
  const mail = { name: `claim_photos.${linkId}`, kind: 'money' } as const;
  await sendOnce(context, link.order_id, mail, async (order, { account, brand, offUrl }) => {
    const token = await drawPhotoToken(context.db, linkId);
    const until = DateTime.fromISO(new Date(link.expires_at).toISOString(), { zone: homeTimeZone });
    const day = until.toFormat('ccc, LLL d', { locale: 'en-US' });
    const { button, ...texts } = photoLinkTexts({ displayId: order.display_id, until: day });
    const facts = {
      brand,
      firstName: account.firstName,
      ...texts,
      link: { label: button, url: `${brand.pages}/orders/photos#token=${token}` },
      offUrl,
    };
    const { statusEmailHtml } = await import('../status/status-email-html.ts');
    return {
      subject: `${facts.title} (${order.display_id})`,
      html: statusEmailHtml(facts),
      text: statusEmailText(facts),
    };
  });
}
