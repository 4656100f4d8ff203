import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPageHost } from '../testing/page-host.ts';
import { sampleVersion } from '../testing/sample-release.ts';

const site = startPageHost();
const write = (file: string, text: string): void =>
  writeFileSync(join(site.folder, 'shell', sampleVersion, 'pages', file), text);
const statusOf = async (url: string) => (await site.get(url)).statusCode;

describe('a page of a newer shell', () => {
  const loyalty = { path: '/loyalty/:card', title: 'Loyalty' };

  it('a page of a newer shell is served without a restart of the server', async () => {
    write('pages.json', JSON.stringify({ loyalty }));
    write('loyalty.html', '<div id="page" data-new></div>');
    const { statusCode, body, headers } = await site.get('/loyalty/42?from=mail');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<div id="page" data-new></div>')]);
    expect(body).toContain('<title>Loyalty | ');
    expect(headers['content-security-policy']).toContain("frame-src 'none'");
    expect(await statusOf('/loyalty')).toBe(404);
  });

  it('a page of a newer shell may frame the payment provider if the shell marks it as a payment page', async () => {
    write('pages.json', JSON.stringify({ loyalty: { ...loyalty, pays: true } }));
    write('loyalty.html', '<div id="page"></div>');
    const { headers } = await site.get('/loyalty/42');
    expect(headers['content-security-policy']).toContain('frame-src http://golf.localhost:4001');
  });
});

describe('a page that an older shell does not know', () => {
  it('a page that an older shell does not know is not found, rather than failed', async () => {
    expect(await statusOf('/payments/shares')).toBe(404);
  });
});
