import { PDFDocument } from '@cantoo/pdf-lib';
import { reaches } from '../../workflows/testing/shipping.ts';
import { groupShop } from './testing/group-shop.ts';

const { shop, admin, customer, made, take, email, tokenTo, book } = groupShop();

const roster = (...lines: string[]) => ['Name,Email,Bunk', ...lines].join('\n');
/** CPU time of this process only, because other processes also load the machine. */
const secondsSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
};

describe('labels of a whole group', () => {
  it('CO-54 labels for 500 people are one PDF within 30 seconds', async () => {
    const id = await made();
    await take(id, roster('Big Lane,big@lane.test,1'));
    await email(id);
    const { orderId } = await book(customer, await tokenTo('big@lane.test'));
    await reaches(shop, orderId, 'labels_ready');
    await shop.context.db
      .insertInto('group_people')
      .values(
        Array.from({ length: 499 }, (_, at) => ({
          id: `gpp_big${at}`,
          event_id: id,
          name: 'Mia Lane',
          email: `mia${at}@lane.test`,
          size: null,
          bunk: String(at),
          session: '',
          order_id: orderId,
        })),
      )
      .execute();
    const start = process.cpuUsage();
    const pdf = await admin.send('GET', `/api/v6/console/group_events/${id}/labels`, {
      headers: { accept: 'application/pdf' },
    });
    expect(secondsSince(start)).toBeLessThan(30);
    expect((await PDFDocument.load(pdf.rawPayload)).getPageCount()).toBe(500);
  }, 180_000);
});
