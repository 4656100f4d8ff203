import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labeledByClub } from '@sendahead/shared-contracts/orders/labeled-by-club';
import PostalMime from 'postal-mime';
import { groupShop } from '../../../modules/group-events/testing/group-shop.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { until } from '../../../testing/until.ts';
import { orderPath } from '../../testing/home-and-abroad.ts';
import { reaches, shippingOf, stepMails } from '../../testing/shipping.ts';
import { attachedLabels } from '../status/attached-labels.ts';

const { shop, customer, made, view, take, email, tokenTo, book } = groupShop();
const asksToPrint = /^Print|Attach (one|a label|your)|print (them|it)|email your labels/im;

/** The order of a family of an event, with its labels. */
async function ordered(name: string) {
  const id = await made();
  await take(id, `Name,Email,Bunk\n${name} Lane,${name}@lane.test,4`);
  await email(id);
  const { orderId } = await book(customer, await tokenTo(`${name}@lane.test`));
  await reaches(shop, orderId, 'labels_ready');
  return { orderId, club: (await view(id)).club.name };
}

describe('the family of a group event whose club labels the bags', () => {
  it('CO-76 receipt, order and checklist tell the family that the club prints and attaches the labels', async () => {
    const { orderId, club } = await ordered('ada');
    const receipt = (await customer.send('GET', orderPath(orderId, '/receipt'))).json();
    expect(receipt.next_steps[0]).toMatchObject({
      title: 'The club labels your bags',
      detail: labeledByClub(club),
    });
    expect(JSON.stringify(receipt.next_steps)).not.toMatch(/Attach your|and attach one/);
    const { legs } = (await customer.send('GET', orderPath(orderId, '/preparation'))).json();
    expect(legs).toMatchObject([{ labels_by: club }]);
    const { order } = (await customer.send('GET', orderPath(orderId, ''))).json();
    expect(order.next_step.kind).toBe('pickup');
  });

  it('CO-76 the confirmation does not ask the family to print labels', async () => {
    const { orderId, club } = await ordered('cam');
    const folder = join(shop.dataDir, 'mail');
    const file = await until(async () =>
      readdirSync(folder).find((name) => name.startsWith(`${orderId}.confirmation@`)),
    );
    const { text } = await PostalMime.parse(readFileSync(join(folder, file)));
    expect(text).toContain(labeledByClub(club));
    expect(text).toContain('Open your order to track your bags');
    expect(text).not.toMatch(/to print labels/);
  });

  it('CO-76 the email says so, and has no labels to print', async () => {
    const { orderId, club } = await ordered('ben');
    const kind = 'labels_ready.outbound.1';
    const { text, html } = (await stepMails(shop, orderId, [kind])).get(kind) ?? {};
    expect(text).toContain(labeledByClub(club));
    expect(text).not.toMatch(asksToPrint);
    expect(html).toContain('Open your order');
    const order = await findOrder(shop.context.db, orderId);
    if (!order) throw new Error('the order is gone');
    const mail = { orderId, step: 'labels_ready', leg: 'outbound', generation: 1 } as const;
    expect(await attachedLabels(shippingOf(shop), order, mail)).toBeNull();
  });
});
