import { envelopeOf } from '../../../integrations/mail/envelope.ts';
import type { Mail } from '../../../integrations/mail/port.ts';
import { type MailBrand, mailBrandOf } from '../../../modules/catalog/public/mail/mail-brand.ts';
import type { BrandLook } from '../../../modules/catalog/public/store.ts';
import type { OrderMailContext } from '../mail/send-once.ts';
import { type StatusEmailFacts, statusEmailText } from '../status/status-email-facts.ts';

/** The content of a club's mail; `id` identifies the mail permanently. */
type ClubMail = {
  id: string;
  club: { name: string; email: string };
  look: BrandLook;
  write: (
    brand: MailBrand,
  ) => Pick<StatusEmailFacts, 'title' | 'lead' | 'lines' | 'link'> & Pick<Mail, 'attachments'>;
};

/** Emails a club's billing address in the name of a brand. Throws to be retried. */
export async function sendToClub(
  { mails }: Pick<OrderMailContext, 'mails'>,
  { id, club, look, write }: ClubMail,
): Promise<void> {
  const brand = mailBrandOf(look, mails.pageOrigin(look.slug));
  const { attachments, ...texts } = write(brand);
  const facts: StatusEmailFacts = { brand, firstName: club.name, ...texts, offUrl: null };
  const { statusEmailHtml } = await import('../status/status-email-html.ts');
  await mails.mail.send({
    ...envelopeOf(mails, id, { account: { email: club.email, firstName: club.name, lastName: '' }, brand }),
    subject: `${brand.name}: ${facts.title}`,
    html: statusEmailHtml(facts),
    text: statusEmailText(facts),
    ...(attachments ? { attachments } : {}),
  });
}
