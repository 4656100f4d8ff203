import '@testing-library/jest-dom';
import {
  addClaimFile,
  claimsOfOrder,
  dropClaimFile,
  moveOwnClaim,
  openClaim,
  saveClaim,
} from '@sendahead/shared-contracts/claims/calls';
import type { Claim, ClaimWindow } from '@sendahead/shared-contracts/claims/schema';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrdersProvider } from '../../fragments/orders-provider.tsx';
import { OrderContext } from '../../hooks/use-order.ts';
import { detail } from '../../testing/orders.ts';
import { started } from '../../testing/started.ts';
import { Claims } from './claims.tsx';

const order = detail({
  shipments: [
    {
      leg: 'outbound',
      traveler: 'Casey Lane',
      item: 'Golf bag',
      tracking_number: '78',
      events: [],
      parcel_id: 'pcl_1',
      status: 'delivered',
    },
  ],
});
const window = (over: Partial<ClaimWindow> = {}): ClaimWindow => ({
  parcel_id: 'pcl_1',
  kind: 'damaged',
  opens_on: calendarDate('2026-12-02'),
  closes_on: calendarDate('2027-01-01'),
  opens_from: 'delivery',
  open: true,
  ...over,
});
const claim = (over: Partial<Claim> = {}): Claim => ({
  claim_id: 'clm_1',
  order_id: 'ord_1',
  display_id: 'SA-1001',
  kind: 'damaged',
  state: 'draft',
  parcel_ids: ['pcl_1'],
  what: '',
  value_cents: cents(0),
  approved_cents: null,
  created_at: '2026-12-03T15:00:00.000Z',
  state_at: '2026-12-03T15:00:00.000Z',
  files: [],
  steps: [],
  allowed_actions: ['submit', 'withdraw'],
  editable: true,
  ...over,
});

function show(...answers: readonly FakeAnswer[]) {
  const { store, host, api } = started('customer', ...answers);
  const present = { detail: order, again: () => undefined };
  render(
    <OrdersProvider store={store} host={host}>
      <OrderContext value={present}>
        <Claims />
      </OrderContext>
    </OrdersProvider>,
  );
  return api;
}

describe('claims on the page of an order', () => {
  it('TC-15 says from when what can be reported, and of what that is counted', async () => {
    show(
      answering(claimsOfOrder, {
        claims: [],
        windows: [
          window({
            open: false,
            kind: 'lost',
            opens_on: calendarDate('2026-12-09'),
            opens_from: 'last_scan',
          }),
        ],
      }),
    );
    expect(await screen.findByText(/^Lost: from Wed, Dec 9.*, counted from the last scan\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report a problem' })).not.toBeInTheDocument();
  });

  it('TC-14 leads from what happened to the bags to a claim that is kept as it is written, and sent whole', async () => {
    let kept: Claim[] = [];
    const api = show(
      answering(claimsOfOrder, () => ({ claims: kept, windows: [window(), window({ kind: 'late' })] })),
      answering(openClaim, () => {
        kept = [claim()];
        return claim();
      }),
      answering(saveClaim, () => claim()),
      answering(addClaimFile, () => {
        const file = {
          file_id: 'clf_1',
          name: 'wheel.jpg',
          type: 'image/jpeg',
          by_staff: false,
          at: '2026-12-03',
        };
        kept = [claim({ files: [file] })];
        return kept[0] ?? claim();
      }),
      answering(moveOwnClaim, () => {
        kept = [
          claim({
            state: 'submitted',
            editable: false,
            what: 'A wheel is off.',
            allowed_actions: ['withdraw'],
          }),
        ];
        return kept[0] ?? claim();
      }),
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(screen.getByText('Choose what happened.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Damaged' }));
    expect(screen.getByText(/^Until Fri, Jan 1, 2027, counted from its delivery\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(screen.getByText('Choose at least one bag.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Golf bag, Casey Lane' }));
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await user.click(await screen.findByRole('button', { name: 'Send the claim' }));
    expect(screen.getByText('Write what happened.')).toBeVisible();
    expect(screen.getByText('Enter an amount, such as 120 or 120.50.')).toBeVisible();
    expect(screen.getByText('Add at least one photo of the damage.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /What is damaged/ }), 'A wheel is off.');
    await user.type(screen.getByRole('textbox', { name: /What it was worth/ }), '$120.50');
    await user.tab();
    expect(await screen.findByText('Saved. Nothing is lost when you leave.')).toBeVisible();
    await user.upload(
      screen.getByLabelText('Photos and proof'),
      new File(['photo'], 'wheel.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByRole('link', { name: 'wheel.jpg' })).toHaveAttribute(
      'href',
      '/api/v6/claims/clm_1/files/clf_1',
    );
    await user.click(screen.getByRole('button', { name: 'Send the claim' }));
    expect(await screen.findByText('Sent')).toBeVisible();
    const saves = api.calls.filter(({ name }) => name === 'claims.save');
    expect(saves.at(-1)?.input).toEqual({
      params: { claimId: 'clm_1' },
      body: { what: 'A wheel is off.', value_cents: 12_050 },
    });
  });

  it('TC-14 is saved one text after another, sent once, and edited no more meanwhile', async () => {
    const written = claim({ kind: 'late', allowed_actions: ['submit'] });
    const answers: (() => void)[] = [];
    const held = <T,>(value: T) => new Promise<T>((resolve) => answers.push(() => resolve(value)));
    const api = show(
      answering(claimsOfOrder, { claims: [written], windows: [] }),
      answering(saveClaim, () => held(written)),
      answering(moveOwnClaim, () => held(written)),
    );
    const called = () => api.calls.filter(({ name }) => name !== 'claims.of-order').map(({ name }) => name);
    const user = userEvent.setup();
    const what = await screen.findByRole('textbox', { name: /What did it cost you/ });
    await user.type(what, 'Clubs');
    await waitFor(() => expect(called()).toEqual(['claims.save']));
    await user.type(what, ', shoes');
    const value = screen.getByRole('textbox', { name: /What it was worth/ });
    await user.type(value, '120{Enter}{Enter}');
    expect(what).toHaveAttribute('readonly');
    expect(called()).toEqual(['claims.save']);
    await act(async () => answers.shift()?.());
    await waitFor(() => expect(called()).toEqual(['claims.save', 'claims.save']));
    expect(screen.queryByText(/^Saved\./)).not.toBeInTheDocument();
    await user.type(value, '{Enter}');
    await act(async () => answers.shift()?.());
    await waitFor(() => expect(called()).toEqual(['claims.save', 'claims.save', 'claims.act']));
    await act(async () => answers.shift()?.());
    expect(api.calls.filter(({ name }) => name === 'claims.save').at(-1)?.input).toMatchObject({
      body: { what: 'Clubs, shoes', value_cents: 12_000 },
    });
    expect(what).not.toHaveAttribute('readonly');
  });

  it('TC-14 says that it is saved only while all of it is', async () => {
    show(
      answering(claimsOfOrder, { claims: [claim()], windows: [] }),
      answering(saveClaim, () => claim()),
    );
    const user = userEvent.setup();
    const what = await screen.findByRole('textbox', { name: /What is damaged/ });
    const value = screen.getByRole('textbox', { name: /What it was worth/ });
    await user.type(what, 'A wheel');
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    await user.type(what, ' is off.');
    expect(screen.queryByText(/^Saved\./)).not.toBeInTheDocument();
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    await user.type(value, 'much');
    await act(() => new Promise((resolve) => setTimeout(resolve, 800)));
    expect(value).toBeInvalid();
    expect(screen.queryByText(/^Saved\./)).not.toBeInTheDocument();
  });

  it('TC-14 takes the same file again, and says of a full claim why a file was not taken out', async () => {
    const file = (index: number) => ({
      file_id: `clf_${index}`,
      name: `wheel ${index}.jpg`,
      type: 'image/jpeg',
      by_staff: false,
      at: '2026-12-03',
    });
    let kept = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(file);
    let added = 0;
    show(
      answering(claimsOfOrder, () => ({ claims: [claim({ files: kept })], windows: [] })),
      answering(addClaimFile, () => {
        added += 1;
        if (added === 1) throw refusal(422, 'proof_not_read');
        kept = [...kept, file(10)];
        return claim();
      }),
      answering(dropClaimFile, () => {
        throw refusal(0, 'connection_lost');
      }),
    );
    const photo = new File(['photo'], 'wheel 10.jpg', { type: 'image/jpeg' });
    const field = await screen.findByLabelText('Photos and proof', { selector: 'input' });
    await userEvent.upload(field, photo);
    expect(await screen.findByText(/This file cannot be read/)).toBeVisible();
    expect(field).toHaveValue('');
    await userEvent.upload(field, photo);
    expect(await screen.findByRole('link', { name: 'wheel 10.jpg' })).toBeVisible();
    expect(field).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove wheel 10.jpg' }));
    expect(await screen.findByText(/The connection was lost/)).toBeVisible();
  });

  it('TC-15 stands at its address from the beginning, says where it cannot be loaded, and can be asked again', async () => {
    const scroll = jest.fn();
    HTMLElement.prototype.scrollIntoView = scroll;
    globalThis.location.hash = '#help';
    let up = false;
    show(
      answering(claimsOfOrder, () => {
        if (!up) throw refusal(503, 'unavailable');
        return { claims: [], windows: [window()] };
      }),
    );
    expect(screen.getByRole('heading', { name: 'Help with this order' })).toBeVisible();
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/We could not load your claims/)).toBeVisible();
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Report a problem' })).toBeVisible();
    globalThis.location.hash = '';
  });

  it('TC-16 is followed there: what staff ask is answered, and what was said stays', async () => {
    const asked = claim({
      state: 'need_info',
      what: 'A wheel is off.',
      value_cents: cents(12_000),
      files: [{ file_id: 'clf_1', name: 'wheel.jpg', type: 'image/jpeg', by_staff: false, at: '2026-12-03' }],
      steps: [
        {
          step_id: 'cls_1',
          state: 'submitted',
          by_staff: false,
          message: '',
          at: '2026-12-03T15:00:00.000Z',
        },
        {
          step_id: 'cls_2',
          state: 'need_info',
          by_staff: true,
          message: 'Please send the receipt.',
          at: '2026-12-04T15:00:00.000Z',
        },
      ],
      allowed_actions: ['answer', 'withdraw'],
    });
    const api = show(
      answering(claimsOfOrder, { claims: [asked], windows: [] }),
      answering(saveClaim, asked),
      answering(moveOwnClaim, () => {
        throw refusal(409, 'claim_moved');
      }),
    );
    const steps = await screen.findByRole('list', { name: 'What happened so far' });
    expect(within(steps).getByText('Please send the receipt.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Your answer/ }), 'It is lost, too.');
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This claim has moved on.');
    expect(screen.getByRole('textbox', { name: /Your answer/ })).toHaveValue('It is lost, too.');
    expect(api.calls.at(-1)?.input).toEqual({
      params: { claimId: 'clm_1' },
      body: { act: 'answer', message: 'It is lost, too.' },
    });
  });
});
