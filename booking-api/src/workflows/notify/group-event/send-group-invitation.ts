import { addressing } from '../../../integrations/mail/addressing.ts';
import { itemName } from '../../../modules/catalog/public/bag-name.ts';
import { requireFacility } from '../../../modules/clubs/public/store.ts';
import { sendGroupMail } from '../../../modules/group-events/public/mails.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import { readMailBrand } from '../mail/mail-frame.ts';
import type { OrderMailContext } from '../mail/send-once.ts';
import { type StatusEmailFacts, statusEmailText } from '../status/status-email-facts.ts';
import { groupMailButton, groupMailTexts } from './group-mail-words.ts';

/**
 * Emails a person of a group event the link to the booking that is prepared for them, or a reminder of it, once each. The
 * token is after the `#`, which no server and no log sees. Throws to be tried again.
 */
export const sendGroupInvitation = (
  { db, clock, mails }: OrderMailContext,
  { personId, nth }: { personId: string; nth: number },
): Promise<void> =>
  sendGroupMail(db, { personId, nth, at: clock.instant() }, async (trx, { token, ...mail }) => {
    const brand = await readMailBrand(trx, mails, mail.brandId);
    const club = (await requireFacility(trx, mail.clubId)).name;
    const item = await itemName(trx, mail.size);
    const facts: StatusEmailFacts = {
      brand,
      firstName: mail.name,
      ...groupMailTexts({ ...mail, club, item, reminds: nth > 1 }),
      link: { label: groupMailButton, url: `${brand.pages}/ship#group=${token}` },
      offUrl: null,
    };
    const { statusEmailHtml } = await import('../status/status-email-html.ts');
    crashPoint('before-mail');
    await mails.mail.send({
      ...addressing(mails, `${personId}.group-${nth}`, {
        account: { email: mail.email, firstName: mail.name, lastName: '' },
        brand,
      }),
      subject: `${brand.name}: ${facts.title}`,
      html: statusEmailHtml(facts),
      text: statusEmailText(facts),
    });
    crashPoint('after-mail');
  });
