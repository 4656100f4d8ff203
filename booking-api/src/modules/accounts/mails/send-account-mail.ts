import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { envelopeOf } from '../../../integrations/mail/envelope.ts';
import type { MailSettings } from '../../../integrations/mail/settings.ts';
import { daysLater } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import { mailBrandOf } from '../../catalog/public/mail/mail-brand.ts';
import { readBrand } from '../../catalog/public/store.ts';
import { openEmailChange } from '../email-change/email-change-store.ts';
import { noteSent, openInvitation } from '../invitations/invitation-store.ts';
import { drawMailCode } from '../mail-code/mail-code-store.ts';
import { openReset } from '../password/password-store.ts';
import { type Account, findAccount } from '../public/store.ts';
import { isVerified, openVerification } from '../public/verification-store.ts';
import { verificationDays } from '../verification/email-verification.ts';
import {
  type AccountMail,
  accountMailText,
  changedMail,
  changeEmailMail,
  codeMail,
  emailChangeRequestMail,
  resetMail,
  resetMinutes,
  verifyMail,
} from './account-mail.ts';
import { invitationMail } from './invitation-mail.ts';
import type { AccountMailData } from './jobs.ts';
import { signInMail } from './sign-in-mails.ts';

type Post = Pick<AppContext, 'db' | 'clock'> & { mails: MailSettings };

/**
 * Sends a mail about an account. This job makes the link of a forgotten password and the digits of a code,
 * not the request, so that no queue ever holds one. Throws to be retried.
 */
export async function sendAccountMail(post: Post, job: AccountMailData, jobId: string): Promise<void> {
  const account = job.userId === null ? undefined : await findAccount(post.db, job.userId);
  const brand = await readBrand(post.db, job.brand);
  if (!account || !brand) return;
  const { mails } = post;
  const composed = await compose(post, job, account, brand);
  if (!composed) return;
  const { to = account.email, ...mail } = composed;
  const sender = mailBrandOf(brand, mails.pageOrigin(brand.slug));
  // The mail components are heavy and only mails need them: the server starts without them.
  const { accountMailHtml } = await import('./account-mail-html.ts');
  await mails.mail.send({
    ...envelopeOf(mails, `${jobId}.${job.kind}`, {
      account: { email: to, firstName: '', lastName: '' },
      brand: sender,
    }),
    subject: mail.subject,
    html: accountMailHtml(sender, mail),
    text: accountMailText(sender, mail),
  });
  if (job.kind === 'invitation') await noteSent(post.db, account.id, post.clock.now());
}

async function compose(
  { db, clock, mails }: Post,
  job: AccountMailData,
  account: Account,
  brand: Brand,
): Promise<(AccountMail & { to?: string }) | undefined> {
  const origin = mails.pageOrigin(brand.slug);
  const notice = signInMail(brand, job, `${origin}/password/forgot`);
  if (notice) return notice;
  if (job.kind === 'password-changed') return changedMail(brand, `${origin}/password/forgot`);
  if (job.kind === 'email-change-asked') return emailChangeRequestMail(brand, `${origin}/password/forgot`);
  if (job.kind === 'change-email') {
    const change = await openEmailChange(db, account.id, clock.instant());
    if (!change) return undefined;
    return { ...changeEmailMail(brand, `${origin}/account?email_token=${change.token}`), to: change.email };
  }
  if (job.kind === 'verify-email') {
    // The address was verified by another method in the meantime, so there is nothing left to ask.
    if (await isVerified(db, account.id)) return undefined;
    const token = await openVerification(db, {
      userId: account.id,
      email: account.email,
      now: clock.instant(),
      expiresAt: daysLater(clock.now(), verificationDays),
    });
    return verifyMail(brand, `${origin}/email/verify?token=${token}`);
  }
  if (job.kind === 'sign-in-code') {
    const code = job.code === undefined ? undefined : await drawMailCode(db, job.code);
    // A newer code replaced it in the meantime.
    return code === undefined ? undefined : codeMail(brand, code);
  }
  if (job.kind === 'invitation') {
    const invited = await openInvitation(db, account.id, clock.now());
    return (
      invited &&
      invitationMail(
        brand,
        { clubName: invited.clubName, role: account.role },
        `${origin}/password/reset?token=${invited.token}`,
      )
    );
  }
  const token = await openReset(db, {
    userId: account.id,
    now: clock.instant(),
    expiresAt: new Date(clock.now() + resetMinutes * 60_000).toISOString(),
  });
  return resetMail(brand, `${origin}/password/reset?token=${token}`);
}
