import { PDFDocument } from '@cantoo/pdf-lib';
import PostalMime from 'postal-mime';
import { smtpMail } from '../../../integrations/mail/smtp/adapter.ts';
import { startSmtp } from '../../../integrations/mail/testing/smtp-server.ts';
import type { StepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { until } from '../../../testing/until.ts';
import { paidOrder, reaches, shippingOf } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { attachedLabels, attachedWords } from './attached-labels.ts';
import { sendStatusEmail } from './send-status-email.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

const orderIn = async (orderId: string) => {
  const order = await findOrder(shop.context.db, orderId);
  if (!order) throw new Error('the order is gone');
  return order;
};

const mailsOf = (orderId: string) =>
  shop.context.db
    .selectFrom('order_mails')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('kind', 'like', '%labels_ready%')
    .execute();

describe('PA-04 the email about ready labels', () => {
  let mail: StepMail;
  beforeAll(async () => {
    const traveler = { '1': { ...oneWayForm.traveler?.['1'], t_email: 'robin@lane.test' } };
    const { orderId } = await paidOrder(shop, customer, { traveler });
    await reaches(shop, orderId, 'labels_ready');
    // Otherwise the job's mails would count as sent in the middle of the test.
    await until(async () => (await mailsOf(orderId)).length === 2 || undefined);
    mail = { orderId, step: 'labels_ready', leg: 'outbound', generation: 1 };
  });

  it('the account gets its labels as a PDF by a real mail server, and travelers get none', async () => {
    const smtp = await startSmtp();
    const shipping = shippingOf(shop);
    const mails = { ...shipping.mails, mail: smtpMail(`smtp://127.0.0.1:${smtp.port}`) };
    await shop.context.db.deleteFrom('order_mails').where('order_id', '=', mail.orderId).execute();
    await sendStatusEmail({ ...shipping, mails }, mail);
    await smtp.stop();
    const received = new Map(
      await Promise.all(
        smtp.received.map(
          async ({ recipients, raw }) => [recipients[0], await PostalMime.parse(raw)] as const,
        ),
      ),
    );
    const ours = received.get('customer@demo.test');
    const { display_id } = await orderIn(mail.orderId);
    expect(ours?.attachments).toMatchObject([
      { filename: `labels-${display_id}.pdf`, mimeType: 'application/pdf', disposition: 'attachment' },
    ]);
    const bytes = ours?.attachments[0]?.content as ArrayBuffer;
    const pdf = await PDFDocument.load(bytes);
    // A letter-size sheet holds two labels; the order has one bag.
    expect([pdf.getPageCount(), pdf.getTitle()]).toEqual([1, `Labels of order ${display_id}`]);
    expect(pdf.getPage(0).getSize()).toEqual({ width: 612, height: 792 });
    expect(ours?.text).toContain(attachedWords);
    expect(ours?.text).toContain(`/orders/${mail.orderId}?number=${display_id}#labels`);
    expect(received.get('robin@lane.test')?.attachments).toEqual([]);
    expect(received.get('robin@lane.test')?.text).not.toContain(attachedWords);
  });

  it('the email has only its link when the file is too large for mailboxes', async () => {
    const order = await orderIn(mail.orderId);
    expect(await attachedLabels(shippingOf(shop), order, mail)).not.toBeNull();
    expect(await attachedLabels(shippingOf(shop), order, mail, 1000)).toBeNull();
  });

  it('CH-38 the email about an undo has the labels that are valid again', async () => {
    const order = await orderIn(mail.orderId);
    expect(await attachedLabels(shippingOf(shop), order, { ...mail, step: 'undone' })).toMatchObject({
      name: `labels-${order.display_id}.pdf`,
    });
  });

  it('the email has no labels that a change replaced, of another step, or that the carrier has used', async () => {
    const order = await orderIn(mail.orderId);
    const shipping = shippingOf(shop);
    expect(await attachedLabels(shipping, { ...order, generation: 2 }, mail)).toBeNull();
    expect(await attachedLabels(shipping, order, { ...mail, step: 'delivered' })).toBeNull();
    expect(await attachedLabels(shipping, order, { ...mail, leg: 'return' })).toBeNull();
    expect(await attachedLabels(shipping, { ...order, state: 'delivered' }, mail)).toBeNull();
  });
});
