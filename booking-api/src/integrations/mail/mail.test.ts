import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { folderMail } from './folder/adapter.ts';
import type { Mail } from './port.ts';
import { smtpMail } from './smtp/adapter.ts';
import { startSmtp } from './testing/smtp-server.ts';

const mail: Mail = {
  messageId: 'ord_1.confirmation@sendahead.test',
  to: { name: 'Ève "Bcc" \r\nBcc: thief@evil.test', address: 'eve@example.test' },
  from: { name: 'Golf Ahead', address: 'bookings@sendahead.test' },
  replyTo: 'help@golf.sendahead.test',
  subject: 'Order SA-1\r\nX-Evil: yes',
  html: '<p>Placed → ✓</p>',
  text: 'Placed → ✓',
};

describe('mail by SMTP', () => {
  it('attack 40: sends the mail to one recipient, for any typed name or subject', async () => {
    const smtp = await startSmtp({ password: 'p@ss' });
    await smtpMail(`smtp://shop:${encodeURIComponent('p@ss')}@127.0.0.1:${smtp.port}`).send(mail);
    await smtp.stop();
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['eve@example.test']]);
    const parsed = await PostalMime.parse(smtp.received[0]?.raw ?? '');
    expect(parsed).toMatchObject({
      subject: 'Order SA-1 X-Evil: yes',
      messageId: '<ord_1.confirmation@sendahead.test>',
      from: { name: 'Golf Ahead', address: 'bookings@sendahead.test' },
      to: [{ name: 'Ève "Bcc" Bcc: thief@evil.test', address: 'eve@example.test' }],
    });
    expect(parsed.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc', 'x-evil']));
    expect([parsed.html?.trim(), parsed.text?.trim()]).toEqual(['<p>Placed → ✓</p>', 'Placed → ✓']);
  });

  it('PA-11 names the URL where a mailbox turns off mails of this kind by one POST', async () => {
    const smtp = await startSmtp();
    const offUrl = `https://golf.sendahead.test/mails/off?token=${'a'.repeat(43)}`;
    await smtpMail(`smtp://127.0.0.1:${smtp.port}`).send({ ...mail, offUrl });
    await smtp.stop();
    const { headers } = await PostalMime.parse(smtp.received[0]?.raw ?? '');
    const header = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${offUrl}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('fails when the server refuses, so that the job tries again', async () => {
    const smtp = await startSmtp({ refuse: true });
    await expect(smtpMail(`smtp://127.0.0.1:${smtp.port}`).send(mail)).rejects.toThrow();
    await smtp.stop();
    await expect(smtpMail(`smtp://127.0.0.1:${smtp.port}`).send(mail)).rejects.toThrow();
    expect(smtp.received).toEqual([]);
  });
});

describe('mail into a folder', () => {
  it('writes one readable file per mail, even when it is sent again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mail-'));
    await folderMail(join(folder, 'mail')).send(mail);
    await folderMail(join(folder, 'mail')).send(mail);
    const files = readdirSync(join(folder, 'mail'));
    expect(files).toEqual(['ord_1.confirmation@sendahead.test.eml']);
    const parsed = await PostalMime.parse(readFileSync(join(folder, 'mail', files[0] ?? '')));
    expect(parsed.subject).toBe('Order SA-1 X-Evil: yes');
    rmSync(folder, { recursive: true });
  });
});
