import '@testing-library/jest-dom';
import { claimsOfOrder, moveOwnClaim, saveClaim } from '@sendahead/shared-contracts/claims/calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claim, claimWindow, showClaims } from '../../testing/claims.tsx';

describe('claims on the page of an order', () => {
  it('TC-15 the page shows when each problem can be reported, and from which date that counts', async () => {
    showClaims(
      answering(claimsOfOrder, {
        claims: [],
        windows: [
          claimWindow({
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

  it('TC-15 can be reached by the page’s address while they load, say when they cannot be loaded, and can be loaded again', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    globalThis.location.hash = '#help';
    let up = false;
    showClaims(
      answering(claimsOfOrder, () => {
        if (!up) throw refusal(503, 'unavailable');
        return { claims: [], windows: [claimWindow()] };
      }),
    );
    expect(screen.getByRole('heading', { name: 'Help with this order' })).toBeVisible();
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/We couldn’t load your claims/)).toBeVisible();
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Report a problem' })).toBeVisible();
    globalThis.location.hash = '';
  });

  it('TC-16 shows the claim’s progress: staff questions can be answered, and earlier statements stay', async () => {
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
    const api = showClaims(
      answering(claimsOfOrder, { claims: [asked], windows: [] }),
      answering(saveClaim, asked),
      answering(moveOwnClaim, () => {
        throw refusal(409, 'claim_moved');
      }),
    );
    const steps = await screen.findByRole('list', { name: 'History' });
    expect(within(steps).getByText('Please send the receipt.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Your answer/ }), 'It is lost, too.');
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone updated this claim.');
    expect(screen.getByRole('textbox', { name: /Your answer/ })).toHaveValue('It is lost, too.');
    expect(api.calls.at(-1)?.input).toEqual({
      params: { claimId: 'clm_1' },
      body: { act: 'answer', message: 'It is lost, too.' },
    });
  });
});
