import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { listClubs, readClub } from '@sendahead/shared-contracts/console/club-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { makeClub, offerClub } from '@sendahead/shared-contracts/console/new-club-calls';
import { readQuestionSet } from '@sendahead/shared-contracts/console/question-calls';
import { ireland, unitedStates } from '@sendahead/shared-contracts/factories/countries';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { listCountries } from '@sendahead/shared-contracts/geo/lookup-calls';
import { clubAccount } from '@sendahead/shared-contracts/payments/club-billing-calls';
import { screen, within } from '@testing-library/react';
import { club } from '../../testing/club.ts';
import { standing } from '../../testing/club-page.ts';
import { openConsole } from '../../testing/console.tsx';

const brand = (slug: string, name: string) => ({ slug, name, tagline: '', lines: ['golf'] });
const answers = [
  answering(listBrands, { brands: [brand('golf', 'Sendahead Golf'), brand('ski', 'Sendahead Snow')] }),
  answering(listClubs, { clubs: [], next: null }),
  answering(listCountries, { countries: [unitedStates(), ireland()] }),
  answering(changeHistory, { changes: [] }),
  answering(readQuestionSet, { fields: { header: '', subheader: '', require_all: false, questions: [] } }),
  answering(clubAccount, {
    club_id: 1,
    open: true,
    owed_cents: 0,
    credit_limit_cents: 0,
    entries: [],
    next: null,
  }),
];

describe('a new club', () => {
  it('CO-156 asks before a press outside or Escape closes it with entries, and keeps them', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = openConsole('/admin/clubs', answers);
    await user.click(await screen.findByRole('button', { name: 'New club' }));
    const dialog = await screen.findByRole('dialog', { name: 'New club' });
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await user.type(name, 'Birch');
    await user.keyboard('{Escape}');
    expect(ask).toHaveBeenCalledWith('You have unsaved changes. Leave without saving?');
    expect(name).toHaveValue('Birch');
    ask.mockReturnValue(true);
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    expect(ask).toHaveBeenCalledTimes(2);
    ask.mockRestore();
  });

  it('CO-162 marks every missing and wrong field at the first press', async () => {
    const { user } = openConsole('/admin/clubs', answers);
    await user.click(await screen.findByRole('button', { name: 'New club' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New club' }));
    const field = (name: string) => dialog.getByRole('textbox', { name });
    await user.type(field('Phone'), 'abc');
    await user.type(field('State'), 'Nevada');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(field('Name')).toHaveAccessibleDescription('Fill in this field.');
    expect(field('Phone')).toHaveAccessibleDescription('Enter a complete phone number, like 910 555 0142.');
    expect(field('State')).toHaveAccessibleDescription('Enter the state as two letters, like NC.');
  });

  it('CO-157 forgets a refusal once the form changes', async () => {
    const { user } = openConsole('/admin/clubs', [
      ...answers,
      answering(makeClub, () => {
        throw new ApiError({ status: 409, code: 'club_like_it', fields: [] });
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'New club' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New club' }));
    const typed = { Name: 'Birch', Phone: '+1 855 555 0140', Address: '12 Birch Lane', City: 'Reno' };
    for (const [label, text] of Object.entries({ ...typed, 'Zip code': '89501' }))
      await user.type(dialog.getByRole('textbox', { name: label }), text);
    await user.click(dialog.getByRole('checkbox', { name: 'Snow' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await dialog.findByText(/There is already a Birch in Reno/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'City' }), 'x');
    expect(dialog.queryByText(/There is already/)).not.toBeInTheDocument();
  });

  it('CO-74 asks before a second club with the same name in a town is created, and creates it on a second press', async () => {
    const { user, called } = openConsole('/admin/clubs', [
      ...answers,
      answering(makeClub, ({ body }) => {
        if (!body.as_second) throw new ApiError({ status: 409, code: 'club_like_it', fields: [] });
        return { id: 1 };
      }),
      answering(readClub, club),
    ]);
    await user.click(await screen.findByRole('button', { name: 'New club' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New club' }));
    const typed = { Name: 'Birch', Phone: '+1 855 555 0140', Address: '12 Birch Lane', City: 'Reno' };
    for (const [label, text] of Object.entries({ ...typed, 'Zip code': '89501' }))
      await user.type(dialog.getByRole('textbox', { name: label }), text);
    await user.click(dialog.getByRole('checkbox', { name: 'Snow' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await dialog.findByText(/There is already a Birch in Reno/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { name: club.fields.name })).toBeVisible();
    expect(called('console.make-club').map(({ input }) => input)).toMatchObject([
      { body: { fields: { name: 'Birch' } } },
      { body: { as_second: true } },
    ]);
  });

  it('CO-32 says at each field what is missing or refused by the server, and keeps what was typed', async () => {
    let asked = 0;
    const { user, called } = openConsole('/admin/clubs', [
      ...answers,
      answering(makeClub, () => {
        asked += 1;
        if (asked > 1) return { id: 1 };
        throw new ApiError({
          status: 422,
          code: 'invalid',
          fields: [{ path: 'fields.zip', code: 'no_such_zip' }],
        });
      }),
      answering(readClub, club),
    ]);
    await user.click(await screen.findByRole('button', { name: 'New club' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New club' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveAccessibleDescription('Fill in this field.');
    expect(dialog.getByText('Choose at least one brand.')).toBeVisible();
    expect(called('console.make-club')).toEqual([]);
    const typed = { Name: 'Birch Hollow', Phone: '+1 855 555 0140', Address: '12 Birch Lane', City: 'Reno' };
    for (const [label, text] of Object.entries({ ...typed, State: 'NV', 'Zip code': '89599' }))
      await user.type(dialog.getByRole('textbox', { name: label }), text);
    await user.click(dialog.getByRole('checkbox', { name: 'Snow' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    const zip = dialog.getByRole('textbox', { name: 'Zip code' });
    expect(zip).toHaveAccessibleDescription('This zip code doesn’t exist.');
    expect(name).toHaveValue('Birch Hollow');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Heronsway Golf Club' })).toBeVisible();
    expect(called('console.make-club')[0]?.input).toMatchObject({
      body: { fields: { name: 'Birch Hollow', kind: 'golf', brands: ['ski'], country: 'US' } },
    });
  });

  it('CO-32 removing a club’s last brand puts it out of use, and its page says so', async () => {
    const { user, called } = openConsole('/admin/clubs/1', [
      standing,
      ...answers,
      answering(readClub, club),
      answering(offerClub, { success: true }),
    ]);
    const offered = within(await screen.findByRole('region', { name: 'Where customers find it' }));
    await user.click(await offered.findByRole('checkbox', { name: 'Golf' }));
    expect(offered.getByText(/so customers can’t find it/)).toBeVisible();
    await user.click(offered.getByRole('button', { name: 'Save brands' }));
    expect(called('console.offer-club')[0]?.input).toEqual({
      params: { clubId: '1' },
      body: { brands: [], expected: ['golf'] },
    });
  });
});
