import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { listReleases } from '@sendahead/shared-contracts/releases/console-calls';
import {
  type HookDelivery,
  releaseHooks,
  removeReleaseHook,
  setReleaseHook,
  testReleaseHook,
} from '@sendahead/shared-contracts/releases/hook-calls';
import { releaseRights } from '@sendahead/shared-contracts/releases/token-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const change = { at: '2026-11-20T10:00:00.000Z', by: 'ada@example.com', why: null, commit: null };
const version = '0.1.0-bbbbbb2';
const parts = ['shell', 'mf-services'].map((part) => ({
  ...{ ...change, part, version, notice: null, before: null, versions: [] },
}));
const listing = answering(listReleases, { parts, faults: [], history: [] });
const rights = answering(releaseRights, { parts: null, tokens: [] });
const hookOf = (last: HookDelivery | null) => ({
  ...{ part: 'mf-services', address: 'https://hooks.example.com/a', set_by: 'ada@example.com' },
  ...{ set_at: change.at, last },
});
const panel = async () => within(await screen.findByRole('region', { name: 'Webhooks' }));

describe('RL-27 the addresses of parts on the page Releases', () => {
  it('RL-27 an address is added for a part, and its secret is shown once', async () => {
    const { user, called } = openConsole(
      '/admin/releases',
      [
        listing,
        rights,
        answering(releaseHooks, { hooks: [] }),
        answering(setReleaseHook, { secret: 'whs_once' }),
      ],
      'admin_plus',
    );
    await user.click((await panel()).getByRole('button', { name: 'Add an address' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: /^Address/ }), 'http://hooks.example.com');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(form.getByText('Choose a part.')).toBeVisible();
    expect(form.getByText('Enter an address that starts with https://.')).toBeVisible();
    await user.selectOptions(form.getByRole('combobox', { name: /^Part/ }), 'Services');
    await user.clear(form.getByRole('textbox', { name: /^Address/ }));
    await user.type(form.getByRole('textbox', { name: /^Address/ }), ' https://hooks.example.com/a ');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveValue('whs_once');
    expect(called('console.set-release-hook')[0]?.input).toMatchObject({
      ...{ params: { part: 'mf-services' }, body: { address: 'https://hooks.example.com/a' } },
    });
    await user.click(screen.getByRole('button', { name: 'I copied it' }));
    expect(screen.queryByDisplayValue('whs_once')).not.toBeInTheDocument();
  });

  it('RL-27 the last message and its result are shown, a test is sent, and an address is removed after a question', async () => {
    const last = { at: change.at, kind: 'part.released', status: 500, failure: 'refused' as const };
    const { user, called } = openConsole(
      '/admin/releases',
      [
        ...[listing, rights, answering(releaseHooks, { hooks: [hookOf(last)] })],
        answering(testReleaseHook, { ...last, kind: 'test' }),
        answering(removeReleaseHook, { success: true }),
      ],
      'admin_plus',
    );
    const list = await panel();
    expect(
      list.getByText(/Last message: Release\. It did not accept the message \(status 500\)\./),
    ).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Send a test to the address of Services' }));
    await waitFor(() => expect(called('console.test-release-hook')).toHaveLength(1));
    await user.click(list.getByRole('button', { name: 'Remove the address of Services' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(called('console.remove-release-hook')).toHaveLength(1));
  });

  it('RL-27 an address that the server refuses is marked, and the entry stays', async () => {
    const refused = answering(setReleaseHook, () => {
      throw refusal(422, 'invalid', { fields: [{ path: 'address', code: 'malformed' }] });
    });
    const { user } = openConsole(
      '/admin/releases',
      [listing, rights, answering(releaseHooks, { hooks: [hookOf(null)] }), refused],
      'admin_plus',
    );
    const list = await panel();
    expect(list.getByText('Nothing sent yet')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Replace the address of Services' }));
    const form = within(await screen.findByRole('dialog', { name: 'New address for Services' }));
    const field = form.getByRole('textbox', { name: /^Address/ });
    await user.type(field, 'https://127.0.0.1/');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await form.findByText(/without a port or a password/)).toBeVisible();
    expect(field).toHaveValue('https://127.0.0.1/');
  });
});
