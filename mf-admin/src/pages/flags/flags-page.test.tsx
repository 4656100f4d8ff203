import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { listClubs } from '@sendahead/shared-contracts/console/club-calls';
import { changeFlag, type FlagOnConsole, listFlags } from '@sendahead/shared-contracts/console/flag-calls';
import { changeHistory, undoChange } from '@sendahead/shared-contracts/console/history-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { type Reach, whoHas } from '../../copy/flags.ts';
import { openConsole } from '../../testing/console.tsx';

const noExceptions = { except_brands: [], except_club_ids: [], except_people: [] };
const flag = (over: Partial<FlagOnConsole> = {}): FlagOnConsole => ({
  key: 'mobile_verification',
  title: 'Text a code at registration',
  says: 'Registering needs a code that we text to the phone.',
  owner: 'mf-checkout',
  variants: [],
  default_on: false,
  for_everybody: false,
  ends: '2027-03-31',
  revision: 4,
  fields: { is_on: null, percent: 100, brands: [], staff: false, club_ids: [7], people: [], ...noExceptions },
  clubs: [{ id: 7, name: 'Pebble Creek Club' }],
  people: [],
  except_clubs: [],
  except_people_shown: [],
  changed: { at: '2026-11-20T10:00:00.000Z', by: 'Ada Plus', why: 'A first try' },
  ...over,
});
const pebble = {
  id: 7,
  name: 'Pebble Creek Club',
  kind: 'golf',
  brands: ['golf'],
  place: 'Pebble Creek, FL',
  own_fees: false,
  billed: false,
};
const brands = [
  { code: 'golf', name: 'Sendahead Golf' },
  { code: 'ski', name: 'Ski' },
];
const answers = (flags: FlagOnConsole[], changing = answering(changeFlag, { success: true })) => [
  answering(listFlags, { flags, brands }),
  answering(listBrands, {
    brands: brands.map(({ code, name }) => ({ slug: code, name, tagline: '', lines: [] })),
  }),
  answering(listClubs, { clubs: [pebble], next: null }),
  answering(changeHistory, { changes: [] }),
  changing,
];
const openDialog = async (page: ReturnType<typeof openConsole>) => {
  await page.user.click(await screen.findByRole('button', { name: 'Change Text a code at registration' }));
  return within(await screen.findByRole('dialog'));
};

describe('the page Flags', () => {
  it('RL-06 shows who has each flag, its owner, its end, and who changed it and why', async () => {
    openConsole(
      '/admin/flags',
      answers([flag({ fields: { ...flag().fields, is_on: true, percent: 25, brands: ['golf'] } })]),
    );
    const row = await screen.findByRole('row', { name: /^Text a code at registration/ });
    expect(row).toHaveTextContent('25% of visitors of Golf and people of Pebble Creek Club.');
    expect(row).toHaveTextContent('Checkout');
    expect(document.body).not.toHaveTextContent(/mobile_verification|mf-checkout/);
    expect(row).toHaveTextContent('Ada Plus“A first try”');
  });

  it('RL-06 says who will have a flag while the choice is made, and sends the revision and the reason', async () => {
    const page = openConsole('/admin/flags', answers([flag()]));
    const dialog = await openDialog(page);
    expect(dialog.getByText('No one, by default.')).toBeVisible();
    await page.user.click(dialog.getByRole('radio', { name: 'On' }));
    await page.user.clear(dialog.getByRole('textbox', { name: /Percent/ }));
    await page.user.type(dialog.getByRole('textbox', { name: /Percent/ }), '25');
    const share = within(await dialog.findByRole('group', { name: 'Only these brands' }));
    await page.user.click(await share.findByRole('checkbox', { name: 'Golf' }));
    expect(await dialog.findByText('25% of visitors of Golf and people of Pebble Creek Club.')).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(page.called('console.change-flag')).toHaveLength(0);
    await page.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A quarter of golf');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(page.called('console.change-flag')[0]?.input).toMatchObject({
      params: { key: 'mobile_verification' },
      body: {
        fields: { is_on: true, percent: 25, brands: ['golf'], club_ids: [7] },
        revision: 4,
        reason: 'A quarter of golf',
      },
    });
  });

  it.each([
    [
      'a field that the server refuses is marked',
      new ApiError({ status: 422, code: 'invalid', fields: [{ path: 'fields.people', code: 'unknown' }] }),
      'One of these emails has no account.',
    ],
    ['a change by somebody else since is said', refusal(409, 'changed_since'), /Someone changed this/],
  ])('RL-06 %s, and the typed values are kept', async (_, refused, words) => {
    const page = openConsole(
      '/admin/flags',
      answers(
        [flag()],
        answering(changeFlag, () => {
          throw refused;
        }),
      ),
    );
    const dialog = await openDialog(page);
    await page.user.click(dialog.getByRole('radio', { name: 'On' }));
    await page.user.type(dialog.getByRole('textbox', { name: /^People with it/ }), 'nobody@demo.test');
    await page.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A try');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^People with it/ })).toHaveValue('nobody@demo.test');
  });

  it('RL-08 turns a flag on for everyone except one brand', async () => {
    const page = openConsole('/admin/flags', answers([flag()]));
    const dialog = await openDialog(page);
    await page.user.click(dialog.getByRole('radio', { name: 'On' }));
    const without = within(await dialog.findByRole('group', { name: 'Brands without it' }));
    await page.user.click(await without.findByRole('checkbox', { name: 'Golf' }));
    expect(dialog.getByText(/^The first rule that fits decides/)).toBeVisible();
    expect(dialog.getByText(/^Everyone except visitors of Golf/)).toBeVisible();
    await page.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Golf waits');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(page.called('console.change-flag')[0]?.input).toMatchObject({
      body: { fields: { is_on: true, except_brands: ['golf'] } },
    });
  });

  it('RL-08 asks for a reason before a flag’s setting is undone', async () => {
    const change = {
      id: '9',
      at: '2026-11-20T10:00:00.000Z',
      actor: 'Ada Plus',
      reason: 'A try',
      before: { is_on: null, except_brands: [] },
      after: { is_on: true, except_brands: ['golf'] },
      undoes: null,
      can_undo: true,
    };
    const page = openConsole('/admin/flags', [
      answering(undoChange, { success: true }),
      answering(changeHistory, { changes: [change] }),
      ...answers([flag()]).filter(({ definition }) => definition !== changeHistory),
    ]);
    await page.user.click(await screen.findByRole('button', { name: /^History of/ }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo.closest('li')).toHaveTextContent('Brands without itnone to Golf');
    await page.user.click(undo);
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this change' }));
    await page.user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(page.called('console.undo-change')).toHaveLength(0);
    await page.user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Too early');
    await page.user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(page.called('console.undo-change')[0]?.input).toEqual({
      params: { changeId: '9' },
      body: { reason: 'Too early' },
    });
  });

  it('RL-06 offers only the state of a flag that is the same for everybody', async () => {
    const page = openConsole('/admin/flags', answers([flag({ for_everybody: true })]));
    const dialog = await openDialog(page);
    await page.user.click(dialog.getByRole('radio', { name: 'On' }));
    expect(dialog.queryByRole('textbox', { name: /Percent/ })).toBeNull();
    expect(dialog.getByText('Everyone.')).toBeVisible();
  });
});

describe('who has a flag, in words', () => {
  const reach: Reach = {
    is_on: true,
    percent: 100,
    staff: false,
    brands: [],
    clubs: [],
    people: [],
    exceptBrands: [],
    exceptClubs: [],
    exceptPeople: [],
  };
  it.each([
    [{}, 'Everyone.'],
    [{ is_on: false, clubs: ['Pine Club'] }, 'No one.'],
    [{ percent: 0 }, 'No one.'],
    [
      { percent: 0, clubs: ['Pine Club'], people: ['ann@demo.test'] },
      'Only people of Pine Club and ann@demo.test.',
    ],
    [{ clubs: ['Pine Club'] }, 'Everyone.'],
    [{ exceptBrands: ['Golf'] }, 'Everyone except visitors of Golf.'],
    [
      { percent: 50, exceptClubs: ['Pine Club'], people: ['ann@demo.test'] },
      '50% of visitors except people of Pine Club. Always: ann@demo.test.',
    ],
    [{ staff: true }, 'All staff.'],
    [{ percent: 5, staff: true, brands: ['Golf', 'Ski'] }, '5% of staff of Golf and Ski.'],
  ])('RL-06 %j reads “%s”', (over, words) => {
    expect(whoHas({ ...reach, ...over }, false)).toBe(words);
  });
});
