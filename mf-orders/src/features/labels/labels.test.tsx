import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { orderLabelCodes } from '@sendahead/shared-contracts/orders/preparation-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import '@sendahead/shared-ui/testing/native-dialog';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveFiles } from '../../testing/file-server.ts';
import { openPart } from '../../testing/order-part.tsx';
import { detail, preparation, summary } from '../../testing/orders.ts';
import { Labels } from './labels.tsx';

let files: ReturnType<typeof serveFiles>;
let answer: ReturnType<Parameters<typeof serveFiles>[0]> = { status: 200 };
beforeEach(() => {
  answer = { status: 200 };
  files = serveFiles(() => answer);
});
afterEach(() => files.stop());

const clickButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the labels of an order', () => {
  it('PA-06 PA-23 labels are printed on paper or as 4 by 6 inch', async () => {
    openPart(<Labels />);
    await clickButton('Print on paper');
    await clickButton('Print on 4 × 6 inch labels');
    expect(files.requested).toEqual([
      '/api/v6/orders/ord_1/labels?paper=letter',
      '/api/v6/orders/ord_1/labels?paper=4x6',
    ]);
    expect(files.saved).toEqual(['labels-SA-1001.pdf', 'labels-SA-1001-4x6.pdf']);
    expect(await screen.findByText('Downloaded: labels-SA-1001-4x6.pdf')).toBeVisible();
  });

  it('PA-20 labels wait for the customs list, with the reason and a link to it', async () => {
    const order = detail({
      international: true,
      order: summary({ customs_open: true, allowed_actions: ['add_to_calendar'] }),
    });
    openPart(<Labels />, { order });
    expect(
      await screen.findByText('You can print your labels once every bag is listed for customs.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'List your bags for customs' })).toHaveAttribute(
      'href',
      '#customs',
    );
    expect(screen.queryByRole('button', { name: /Print|QR/ })).not.toBeInTheDocument();
    expect(screen.getByText('Labels: waiting for your customs list')).toBeVisible();
  });

  it('PA-28 labels of both legs name their days, and those of the return are kept for the trip home', async () => {
    const [handOver] = preparation().hand_overs;
    if (!handOver) throw new Error('no pickup or drop-off');
    const back = { ...handOver, date: calendarDate('2026-12-14') };
    openPart(<Labels />, { legs: [preparation(), preparation({ leg: 'return', hand_overs: [back] })] });
    expect(await screen.findByText('Outbound: ready, for Wed, Dec 2')).toBeVisible();
    expect(screen.getByText('Return: ready, for Mon, Dec 14')).toBeVisible();
    expect(
      screen.getByText('Keep the return labels for the trip home; remove the old label first.'),
    ).toBeVisible();
  });

  it('CH-24 labels that a change replaced are called void', async () => {
    openPart(<Labels />, {
      legs: [
        preparation({ labels: { state: 'ready', ready_on: calendarDate('2026-12-01'), replaced: true } }),
      ],
    });
    expect(await screen.findByText(/^Your earlier labels no longer work/)).toBeVisible();
  });

  it.each([
    ['picked up', false],
    ['dropped off', true],
  ])('PA-06 the code of bags that are %s says that it works only at a store', async (_what, drop_off) => {
    const [handOver] = preparation().hand_overs;
    if (!handOver) throw new Error('no pickup or drop-off');
    openPart(<Labels />, { legs: [preparation({ hand_overs: [{ ...handOver, drop_off }] })] });
    const code = await screen.findByRole('button', { name: 'No printer? Show a QR code' });
    const said = 'A FedEx store can print the labels before your pickup, or take the bags instead.';
    if (drop_off) expect(screen.queryByText(/^At a FedEx store/)).not.toBeInTheDocument();
    else expect(code).toHaveAccessibleDescription(said);
  });

  it('PA-06 labels of each leg say when they will be ready, and offer nothing before', async () => {
    const later = { state: 'later' as const, ready_on: calendarDate('2026-12-01') };
    openPart(<Labels />, {
      order: detail({ order: summary({ state: 'placed', allowed_actions: ['cancel'] }) }),
      legs: [
        preparation({ labels: { state: 'being_made', ready_on: calendarDate('2026-11-22') } }),
        preparation({ leg: 'return', labels: later }),
      ],
    });
    expect(await screen.findByText('Outbound: ready in about a minute')).toBeVisible();
    expect(screen.getByText(/Return: ready on Tue, Dec 1, here and by email/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['lost' as const, 'The connection dropped. Please try again.'],
    [
      {
        status: 409,
        body: { type: 'about:blank', status: 409, code: 'action_not_allowed', fields: [], trace_id: 't' },
      },
      'This file isn’t available for your order right now.',
    ],
    [{ status: 500, body: 'x' }, 'We couldn’t create this file. Please try again.'],
  ])('PA-06 labels that cannot be fetched show an error at the button: %j', async (given, words) => {
    answer = given;
    openPart(<Labels />);
    await clickButton('Print on paper');
    expect(await screen.findByText(words)).toBeVisible();
    expect(files.saved).toEqual([]);
    answer = { status: 200 };
    await clickButton('Print on paper');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(files.saved).toHaveLength(1);
  });

  it('PA-04 labels are shown as codes, one per bag, if the carrier prints them', async () => {
    const code = { path: 'M4 4h1v1h-1z', size: 33 };
    const bag = { leg: 'outbound' as const, of: 2, item: 'Golf bag, Standard', carrier: 'FEDEX', code };
    openPart(<Labels />, {
      answers: [
        answering(orderLabelCodes, {
          codes: [
            { ...bag, number: 1, traveler: 'Casey Lane' },
            { ...bag, number: 2, traveler: 'Robin Lane' },
          ],
        }),
      ],
    });
    await clickButton('No printer? Show a QR code');
    const dialog = within(await screen.findByRole('dialog', { name: 'Show these codes at the store' }));
    expect(
      dialog.getByRole('img', { name: 'QR code. Outbound, bag 2 of 2: Robin Lane, Golf bag, Standard' }),
    ).toBeVisible();
    expect(dialog.getAllByRole('img')).toHaveLength(2);
  });

  it('PA-04 codes that cannot be loaded show an error, and can be requested again', async () => {
    openPart(<Labels />, {
      answers: [
        answering(orderLabelCodes, () => {
          throw refusal(503, 'unavailable');
        }),
      ],
    });
    await clickButton('No printer? Show a QR code');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('We couldn’t load the codes right now.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('CO-76 the club prints the labels if its group event sends the bags', async () => {
    openPart(<Labels />, { legs: [preparation({ labels_by: 'Pebble Creek Club' })] });
    expect(await screen.findByText(/^Pebble Creek Club prints the labels and attaches them/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('PA-04 no code is offered if the carrier prints no labels', async () => {
    openPart(<Labels />, { legs: [preparation({ printerless: 'none' })] });
    expect(await screen.findByRole('button', { name: 'Print on paper' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /QR code/ })).not.toBeInTheDocument();
  });
});
