import { until } from '../../../testing/until.ts';
import { groupShop } from '../testing/group-shop.ts';

const { shop, admin, customer, made, view, act, take, email, mailsTo, tokenTo, open, book } = groupShop();

const roster = (...lines: string[]) => ['Name,Email,Bunk', ...lines].join('\n');
const fields = { name: 'Mia Lane', email: 'mia@lane.test', size: '', bunk: '4', session: '' };
const unsent = async (id: string): Promise<number> => {
  const rows = await shop.context.db
    .selectFrom('group_mails')
    .innerJoin('group_people', 'group_people.id', 'person_id')
    .select('person_id')
    .where('event_id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
  return rows.length;
};
const change = (id: string, person: string | undefined, more: object) =>
  act(id, `/people/${person}`, { ...fields, ...more }, admin, 'PUT');

describe('a person on a roster', () => {
  it('CO-71 CO-83 a person on a roster can be corrected until they book; another email ends the links of the previous one', async () => {
    const id = await made();
    await take(id, roster('Mia Lane,mia@lane.test,4', 'Ben Lane,ben@lane.test,4'));
    await email(id);
    const old = await tokenTo('mia@lane.test');
    const [ben, mia] = (await view(id)).people;
    const changed = await change(id, mia?.id, { email: 'mia.new@lane.test', bunk: '9' });
    expect(changed.json()).toEqual({ success: true, emailed: true });
    expect((await open(await shop.browser(), old)).json()).toMatchObject({ code: 'group_link_not_found' });
    expect((await view(id)).people.find((one) => one.id === mia?.id)).toMatchObject({
      email: 'mia.new@lane.test',
      bunk: '9',
      state: 'emailed',
    });
    expect((await email(id)).json()).toEqual({ emails: 0 });
    expect((await open(await shop.browser(), await tokenTo('mia.new@lane.test'))).json()).toMatchObject({
      traveler: 'Mia Lane',
    });
    // CO-83: the text that staff confirm equals that of the email.
    const { email_sample } = await view(id);
    const [mail] = await mailsTo('ben@lane.test', 1);
    expect(mail?.subject).toBe(email_sample?.invitation);
    for (const line of email_sample?.text.split('\n') ?? ['no sample']) expect(mail?.text).toContain(line);
    expect((await change(id, mia?.id, { name: 'Ben Lane', email: 'BEN@lane.test' })).json().fields).toEqual([
      { path: 'name', code: 'twice' },
    ]);
    expect((await change(id, mia?.id, { size: 'kayak' })).json().fields).toEqual([
      { path: 'size', code: 'unknown' },
    ]);
    await book(customer, await tokenTo('ben@lane.test'));
    expect((await change(id, ben?.id, {})).json()).toMatchObject({ code: 'group_person_booked' });
  });

  it('CO-71 opens a booking with a corrected name by the same link', async () => {
    const id = await made();
    await take(id, roster('Moa Lane,moa@lane.test,4'));
    await email(id);
    const token = await tokenTo('moa@lane.test');
    await open(await shop.browser(), token);
    const [moa] = (await view(id)).people;
    await change(id, moa?.id, { name: 'Noa Lane', email: 'moa@lane.test' });
    expect((await open(await shop.browser(), token)).json()).toMatchObject({ traveler: 'Noa Lane' });
  });

  it('CO-71 shares one email with other children of the address, with a separate link for each', async () => {
    const id = await made();
    await take(
      id,
      roster('Kit Lane,kin@lane.test,4', 'Lia Lane,KIN@lane.test,5', 'Other One,other.kin@lane.test,6'),
    );
    expect((await email(id)).json()).toEqual({ emails: 3 });
    await tokenTo('other.kin@lane.test');
    const mails = [...(await mailsTo('kin@lane.test', 1)), ...(await mailsTo('KIN@lane.test', 0))];
    await until(async () => (await unsent(id)) === 0);
    const again = new Set(
      [...mails, ...(await mailsTo('kin@lane.test', 1))].map(({ messageId }) => messageId),
    );
    expect(again.size).toBe(1);
    const [mail] = mails;
    expect(mail?.subject).toBe('Sendahead Golf: Book shipping for Kit Lane and Lia Lane');
    expect(mail?.text).not.toContain('Other');
    const tokens = [...(mail?.text ?? '').matchAll(/#group=([\w-]+)/g)].map(([, token = '']) => token);
    const opened = await Promise.all(
      tokens.map(async (token) => (await open(await shop.browser(), token)).json().traveler),
    );
    expect(opened).toEqual(['Kit Lane', 'Lia Lane']);
  });

  it('CO-72 shows a failed email until one is delivered', async () => {
    const id = await made();
    const send = jest.spyOn(shop.services.mails.mail, 'send').mockRejectedValueOnce(new Error('refused'));
    await take(id, roster('Pam Lane,pam@lane.test,4'));
    await email(id);
    await until(async () => (await view(id)).people[0]?.email_failed === true);
    send.mockRestore();
    await tokenTo('pam@lane.test');
    expect((await view(id)).people[0]).not.toHaveProperty('email_failed');
  });
});
