import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { reviewContacts } from '../../catalog/public/invented-contacts.ts';

const server = startPerFile(startTestApp);
const plus = signedInBrowser(server, 'adminplus');

const warned = async (): Promise<string[]> =>
  (await plus.send('GET', '/api/v6/console/work'))
    .json()
    .items.filter(({ what }: { what: string }) => what === 'contacts_invented')
    .map(({ way }: { way: string }) => way)
    .sort();
const change = (slug: string, fields: object) =>
  plus.send('PATCH', `/api/v6/console/brands/${slug}`, { body: { fields, expected: {}, reason: 'ours' } });

describe('contacts that nobody answers', () => {
  it('OPEN-43 invented contacts raise an alert on Today for each brand, until its phone and email are both real', async () => {
    expect(await warned()).toEqual([]);
    const { db } = server.context;
    await reviewContacts(db);
    await reviewContacts(db);
    const all = ['camps', 'cruise', 'golf', 'luggagefree', 'play', 'schools', 'ski', 'sticks', 'travel'];
    expect(await warned()).toEqual(all);
    await change('golf', { help_email: 'help@golf.example.com' });
    expect(await warned()).toEqual(all);
    await change('golf', { help_phone: '+1 512 201 4400' });
    expect(await warned()).toEqual(all.filter((slug) => slug !== 'golf'));
    const [item] = (await plus.send('GET', '/api/v6/console/work')).json().items;
    const body = { kind: 'alert', subject: item.subject, note: 'Not now.' };
    await plus.send('POST', '/api/v6/console/work/done', { body });
    expect(await warned()).toHaveLength(7);
    await reviewContacts(db);
    expect(await warned()).toHaveLength(8);
  });
});
