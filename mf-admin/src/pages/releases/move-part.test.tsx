import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { movePart, releaseChoices } from '@sendahead/shared-contracts/releases/act-calls';
import { listReleases } from '@sendahead/shared-contracts/releases/console-calls';
import {
  makeReleaseToken,
  releaseRights,
  revokeReleaseToken,
} from '@sendahead/shared-contracts/releases/token-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const change = { at: '2026-11-20T10:00:00.000Z', by: 'ada@example.com', why: null, commit: null };
const [older, live, built] = ['0.1.0-bbbbbb2', '0.1.0-cccccc3', '0.1.0-dddddd4'];
const counts = { faults_hour: 0, faults_day: 0, loads_day: 0 };
const part = (name: string, more: object = {}) => ({
  ...change,
  ...{ part: name, version: live, owner: 'Rates', notice: null, before: older },
  versions: [{ version: live, ...counts }],
  ...more,
});
const listing = (more: object = {}) =>
  answering(listReleases, {
    parts: [part('shell'), part('mf-services', more)],
    faults: [],
    history: [{ ...change, revision: 7, moves: [], despite: [] }],
  });
const choice = { built_at: '2026-11-30T10:00:00.000Z', released: false, refused: [] as string[] };
const choices = answering(releaseChoices, {
  revision: 7,
  versions: [
    { ...choice, version: built },
    {
      ...choice,
      version: older,
      released: true,
      refused: ['mf-services was built with another call x: pages refuse it'],
    },
  ],
});
const moved = answering(movePart, { revision: 8 });
const refused = (code: string, body: object) =>
  answering(movePart, () => {
    throw refusal(409, code, { ...body });
  });

const rights = answering(releaseRights, { parts: null, tokens: [] });

async function openAct(name: string, answers: Parameters<typeof openConsole>[1], more: object = {}) {
  const opened = openConsole('/admin/releases', [listing(more), choices, rights, ...answers], 'admin_plus');
  await opened.user.click(await screen.findByRole('button', { name: new RegExp(`^${name}.* Services$`) }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...opened, dialog };
}
const reason = (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox', { name: /^Reason/ });

describe('RL-22 staff with the right move parts on the page Releases', () => {
  it('RL-22 a built version is released to everyone with a reason, against the revision that the page showed', async () => {
    const { user, dialog, called } = await openAct('Release a version', [moved]);
    await user.selectOptions(await dialog.findByRole('combobox', { name: /^Version/ }), built);
    await user.type(reason(dialog), 'Clearer dates');
    await user.dblClick(dialog.getByRole('button', { name: 'Release a version' }));
    expect(await screen.findByText(`Services is ${built} from now on.`)).toBeVisible();
    expect(called('console.move-part')).toMatchObject([
      {
        input: {
          params: { part: 'mf-services' },
          body: { act: 'release', version: built, revision: 7, reason: 'Clearer dates' },
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('RL-22 a version goes to a share of visitors that rises, and a wrong share is marked', async () => {
    const { user, dialog, called } = await openAct('Release a version', [moved]);
    await user.selectOptions(await dialog.findByRole('combobox', { name: /^Version/ }), built);
    await user.click(dialog.getByRole('radio', { name: 'A share of visitors that rises by itself' }));
    const percent = dialog.getByRole('textbox', { name: /^Percent/ });
    await user.clear(percent);
    await user.type(percent, '0');
    await user.type(reason(dialog), 'Clearer dates');
    const send = dialog.getByRole('button', { name: 'Release a version' });
    await user.click(send);
    expect(percent).toBeInvalid();
    await user.clear(percent);
    await user.type(percent, '1');
    await user.click(send);
    await screen.findByText(`Some visitors get Services ${built} from now on.`);
    expect(called('console.move-part')[0]?.input).toMatchObject({
      body: { act: 'canary', version: built, percent: 1, rises: true },
    });
  });

  it('RL-22 a return offers only versions that were released, and a running canary can be ended', async () => {
    const canary = {
      ...{ version: built, percent: 5, brands: [], staff: false, since: change.at, ended_at: null },
      ...{ loads: 0, faulty: 0, live_loads: 0, live_faulty: 0 },
    };
    const { user, dialog, called } = await openAct('Return to a version', [moved], { canary });
    const version = await dialog.findByRole('combobox', { name: /^Version/ });
    expect(within(version).queryByRole('option', { name: new RegExp(built) })).not.toBeInTheDocument();
    expect(within(version).getByRole('option', { name: /can’t be released/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'End the canary of Services' }));
    const end = within(await screen.findByRole('dialog'));
    await user.type(reason(end), 'Slow');
    await user.click(end.getByRole('button', { name: 'End the canary' }));
    await screen.findByText('Services has no canary from now on.');
    expect(called('console.move-part')[0]?.input).toMatchObject({ body: { act: 'end_canary' } });
  });

  it('RL-22 the shell is never switched off, and staff without the right read the page without acts', async () => {
    const { close } = openConsole('/admin/releases', [listing(), rights], 'admin_plus');
    expect(await screen.findByRole('button', { name: 'Switch off Services' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch off Page frame' })).not.toBeInTheDocument();
    close();
    openConsole('/admin/releases', [listing()], 'admin');
    const row = await screen.findByRole('row', { name: /^Services/ });
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('RL-23 and RL-24 an act that is refused', () => {
  it('RL-23 a refusal names each objection, and every entry stays', async () => {
    const reasons = ['mf-services was never checked', 'a canary of mf-services runs'];
    const { user, dialog } = await openAct('Switch off', [refused('release_refused', { reasons })]);
    const notice = dialog.getByRole('textbox', { name: /^Sentence on the page/ });
    await user.click(dialog.getByRole('button', { name: 'Switch off' }));
    expect(notice).toBeInvalid();
    await user.type(notice, 'Back at noon.');
    await user.type(reason(dialog), 'Wrong prices');
    await user.click(dialog.getByRole('button', { name: 'Switch off' }));
    expect(await dialog.findByText(`Refused: ${reasons.join('; ')}.`)).toBeVisible();
    expect(notice).toHaveValue('Back at noon.');
    expect(reason(dialog)).toHaveValue('Wrong prices');
  });

  it('RL-24 a part that someone moved meanwhile is named with who and what, and a second press replaces it', async () => {
    const meanwhile = {
      changed_by: 'bob@example.com',
      changed_to: `${older}, off`,
      changed_why: 'A hole',
      changed_revision: 9,
    };
    const { user, dialog, called } = await openAct('Switch off', [refused('changed_since', meanwhile)]);
    await user.type(dialog.getByRole('textbox', { name: /^Sentence on the page/ }), 'Back at noon.');
    await user.type(reason(dialog), 'Wrong prices');
    await user.click(dialog.getByRole('button', { name: 'Switch off' }));
    expect(
      await dialog.findByText(/bob@example\.com changed Services to 0\.1\.0-bbbbbb2, off \(“A hole”\)/),
    ).toBeVisible();
    expect(reason(dialog)).toHaveValue('Wrong prices');
    await user.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(called('console.move-part')).toHaveLength(2));
    expect(called('console.move-part')[1]?.input).toMatchObject({ body: { revision: 9 } });
  });
});

describe('RL-25 and RL-26 rights by part, and tokens', () => {
  it('RL-25 staff who are limited to a part have acts on that part alone', async () => {
    const limited = answering(releaseRights, { parts: ['mf-services'], tokens: [] });
    openConsole('/admin/releases', [listing(), limited], 'admin_plus');
    expect(await screen.findByRole('button', { name: 'Release a version of Services' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Release a version of Page frame' })).not.toBeInTheDocument();
  });

  it('RL-26 a new token is shown once, and a token is revoked after a question', async () => {
    const kept = {
      ...{ id: 'rtk_1', part: 'mf-services', name: 'Build server', made_by: 'ada@example.com' },
      ...{ made_at: change.at, used_at: null },
    };
    const answers = [
      listing(),
      answering(releaseRights, { parts: null, tokens: [kept] }),
      answering(makeReleaseToken, { token: 'srt_shown-once' }),
      answering(revokeReleaseToken, { success: true }),
    ];
    const { user, called } = openConsole('/admin/releases', answers, 'admin_plus');
    await user.click(await screen.findByRole('button', { name: 'New token' }));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByRole('button', { name: 'Create token' }));
    expect(form.getByText('Choose a part.')).toBeVisible();
    await user.selectOptions(form.getByRole('combobox', { name: /^Part/ }), 'Services');
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Build server');
    await user.click(form.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue('srt_shown-once');
    await user.click(screen.getByRole('button', { name: 'I copied it' }));
    expect(screen.queryByDisplayValue('srt_shown-once')).not.toBeInTheDocument();
    const list = within(screen.getByRole('region', { name: 'Tokens for the command line' }));
    await user.click(list.getByRole('button', { name: 'Revoke the token Build server' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(called('console.revoke-release-token')).toHaveLength(1));
  });
});
