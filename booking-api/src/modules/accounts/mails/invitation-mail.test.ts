import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { invitationMail } from './invitation-mail.ts';

const brand = { name: 'Sendahead Golf' } as Brand;
const url = 'https://golf.test/password/reset?token=t';

describe('the mail of an invitation', () => {
  it('CO-171 says to staff that it is for staff, in which role and by which brand or club', () => {
    const admin = invitationMail(brand, { clubName: null, role: 'admin' }, url);
    expect(admin.subject).toBe('Sendahead Golf invited you to its staff console');
    expect(admin.paragraphs[0]).toBe('Hello, Sendahead Golf invites you to join its staff as Admin.');
    const club = invitationMail(brand, { clubName: 'Pine Hollow', role: 'pro' }, url);
    expect(club.paragraphs[0]).toBe('Hello, Pine Hollow invites you to join its staff on Sendahead Golf.');
  });

  it('CO-171 stays as it was for a customer', () => {
    const mail = invitationMail(brand, { clubName: null, role: 'consumer' }, url);
    expect(mail.paragraphs[0]).toBe('Hello, Sendahead Golf created an account for you. It’s ready to use.');
    expect(mail.action?.label).toBe('Get started');
  });
});
