import '@testing-library/jest-dom';
import {
  addClaimFile,
  claimsOfOrder,
  dropClaimFile,
  moveOwnClaim,
  openClaim,
  saveClaim,
} from '@sendahead/shared-contracts/claims/calls';
import type { Claim } from '@sendahead/shared-contracts/claims/schema';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claim, claimWindow, showClaims } from '../../testing/claims.tsx';

describe('a claim that is being written', () => {
  it('TC-14 a claim starts with what happened to the bags, is saved as it is written, and is sent complete', async () => {
    let kept: Claim[] = [];
    const api = showClaims(
      answering(claimsOfOrder, () => ({
        claims: kept,
        windows: [claimWindow(), claimWindow({ kind: 'late' })],
      })),
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
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Choose what happened.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Damaged' }));
    expect(screen.getByText(/^Until Fri, Jan 1, 2027, counted from its delivery\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Choose at least one bag.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Golf bag, Casey Lane' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Send claim' }));
    expect(screen.getByText('Write what happened.')).toBeVisible();
    expect(screen.getByText('Enter an amount, such as 120 or 120.50.')).toBeVisible();
    expect(screen.getByText('Add at least one photo of the damage.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /What is damaged/ }), 'A wheel is off.');
    await user.type(screen.getByRole('textbox', { name: /What it was worth/ }), '$120.50');
    await user.tab();
    expect(await screen.findByText('Saved. You can leave and come back later.')).toBeVisible();
    await user.upload(
      screen.getByLabelText('Photos and receipts'),
      new File(['photo'], 'wheel.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByRole('link', { name: 'wheel.jpg' })).toHaveAttribute(
      'href',
      '/api/v6/claims/clm_1/files/clf_1',
    );
    await user.click(screen.getByRole('button', { name: 'Send claim' }));
    expect(await screen.findByText('Sent')).toBeVisible();
    const saves = api.calls.filter(({ name }) => name === 'claims.save');
    expect(saves.at(-1)?.input).toEqual({
      params: { claimId: 'clm_1' },
      body: { what: 'A wheel is off.', value_cents: 12_050 },
    });
  });

  it('TC-14 a draft is saved one text after another, sent once, and cannot be edited meanwhile', async () => {
    const written = claim({ kind: 'late', allowed_actions: ['submit'] });
    const answers: (() => void)[] = [];
    const held = <T,>(value: T) => new Promise<T>((resolve) => answers.push(() => resolve(value)));
    const api = showClaims(
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

  it('TC-14 a draft says that it is saved only while all of it is', async () => {
    showClaims(
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

  it('TC-14 a draft accepts the same file again, and a full claim says why a file was not removed', async () => {
    const file = (index: number) => ({
      file_id: `clf_${index}`,
      name: `wheel ${index}.jpg`,
      type: 'image/jpeg',
      by_staff: false,
      at: '2026-12-03',
    });
    let kept = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(file);
    let added = 0;
    showClaims(
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
    const field = await screen.findByLabelText('Photos and receipts', { selector: 'input' });
    await userEvent.upload(field, photo);
    expect(await screen.findByText(/We couldn’t read this file/)).toBeVisible();
    expect(field).toHaveValue('');
    await userEvent.upload(field, photo);
    expect(await screen.findByRole('link', { name: 'wheel 10.jpg' })).toBeVisible();
    expect(field).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove wheel 10.jpg' }));
    expect(await screen.findByText(/The connection dropped/)).toBeVisible();
  });
});
