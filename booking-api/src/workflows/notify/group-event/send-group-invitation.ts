import { envelopeOf } from '../../../integrations/mail/envelope.ts';
import { itemName } from '../../../modules/catalog/public/bag-name.ts';
import { shipsForCampers } from '../../../modules/catalog/public/mail/ships-for-campers.ts';
import { requireFacility } from '../../../modules/clubs/public/store.ts';
import { aboutPriceOf } from '../../../modules/group-events/public/about-price.ts';
import {
  countedItem,
  groupMailButton,
  groupMailTexts,
  namesOf,
} from '../../../modules/group-events/public/copy/group-mail.ts';
import { sendGroupMail } from '../../../modules/group-events/public/mails.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import { readMailBrand } from '../mail/mail-frame.ts';
import type { OrderMailContext } from '../mail/send-once.ts';
import { type StatusEmailFacts, statusEmailText } from '../status/status-email-facts.ts';

/**
 * Emails the family of a person of a group event the links to the prepared bookings, or a reminder, once. The
 * token is after the `#`, which reaches no server and no log. Throws to be retried.
 */
export const sendGroupInvitation = (
  { db, clock, mails }: OrderMailContext,
  { personId, nth }: { personId: string; nth: number },
): Promise<void> =>
  sendGroupMail(db, { personId, nth, at: clock.instant() }, async (trx, mail) => {
    const brand = await readMailBrand(trx, mails, mail.brandId);
    const facility = await requireFacility(trx, mail.clubId);
    const club = facility.name;
    // A camper's email belongs to a parent.
    const forCampers = await shipsForCampers(trx, mail.brandId);
    const children = [];
    for (const child of mail.children)
      children.push({ ...child, item: countedItem(child.bags, await itemName(trx, child.size)) });
    const aboutCents = await aboutPriceOf({ db: trx, clock }, mail, facility);
    const [link = null, ...moreLinks] = children.map(({ name, token }) => ({
      label: groupMailButton(name, children.length === 1),
      url: `${brand.pages}/ship#group=${token}`,
    }));
    const facts: StatusEmailFacts = {
      brand,
      firstName: forCampers ? '' : namesOf(children),
      ...groupMailTexts({ ...mail, children, club, aboutCents, reminds: nth > 1 }),
      link,
      moreLinks,
      offUrl: null,
    };
    const { statusEmailHtml } = await import('../status/status-email-html.ts');
    crashPoint('before-mail');
    await mails.mail.send({
      ...envelopeOf(mails, `${personId}.group-${nth}`, {
        account: {
          email: mail.email,
          firstName: forCampers ? '' : (mail.children[0]?.name ?? ''),
          lastName: '',
        },
        brand,
      }),
      subject: `${brand.name}: ${facts.title}`,
      html: statusEmailHtml(facts),
      text: statusEmailText(facts),
    });
    crashPoint('after-mail');
  });
