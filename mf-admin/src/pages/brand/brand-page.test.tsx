import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import {
  type BrandFields,
  changeBrand,
  listBrands,
  makeBrand,
  readBrandFields,
} from '@sendahead/shared-contracts/console/brand-calls';
import { readBrandState, setBrandState } from '@sendahead/shared-contracts/console/brand-state-calls';
import { changeHistory, undoChange } from '@sendahead/shared-contracts/console/history-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { bearsWhite, themeOf } from '../../console/brand-colors.ts';
import { openConsole } from '../../testing/console.tsx';

const fields: Omit<BrandFields, 'announcement' | 'scene'> = {
  name: 'Sendahead Snow',
  tagline: 'Skis at the lodge.',
  help_phone: '+1 855 555 0103',
  help_email: 'help@ski.test',
  place_type: 'Hotel/Lodge',
  requested_club_word: 'facility',
  traveler_word: 'traveler',
  traveler_title: { pro: 'Skier information', others: 'Traveler information' },
  default_origin_contact: null,
  default_direction: 'to_place',
  default_trip_type: 'round_trip',
  packaging_word: 'packaging',
  packaging_required: true,
  hourly_pickup: false,
  pickup_per_traveler: null,
  marketing_flow: null,
  cruises: null,
  asks_travel_agent: null,
  asks_ghin_number: null,
  bills_clubs: null,
  camp_grades: [],
  insurance_covers: null,
  default_cover_cents: cents(100_000),
  theme: { brand: '#0e5e8c', accent: '#2bb3c0' },
  carrier: 'FEDEX',
  line_keys: ['ski'],
};
const brand = answering(readBrandFields, {
  fields,
  announcement: null,
  scene: null,
  lines: [
    { key: 'ski', name: 'Skis' },
    { key: 'luggage', name: 'Luggage' },
  ],
  covers: [{ cents: 100_000, label: '$1,000 cover' }],
  carriers: ['FEDEX', 'UPS'],
});
const change = {
  id: '7',
  at: '2026-11-22T15:00:00.000Z',
  actor: 'Avery Plus',
  before: { place_type: 'Lodge' },
  after: { place_type: 'Hotel/Lodge' },
  reason: 'asked for',
  undoes: null,
  can_undo: true,
};
const history = answering(changeHistory, { changes: [change] });
const openBrand = (...answers: Parameters<typeof openConsole>[1]) =>
  openConsole('/admin/brands/ski', [...answers, brand, history, standingOf('open')], 'admin_plus');

const standingOf = (state: 'off' | 'open' | 'closed' | 'archived') =>
  answering(readBrandState, {
    state,
    closed_text: '',
    address: 'https://ski.sendahead.test/',
    open_carts: 3,
    unpaid_links: 1,
    orders_under_way: 12,
  });

describe('the state of a brand', () => {
  it('CO-135 opening a brand says first that its pages open to everyone', async () => {
    const { user, called } = openBrand(standingOf('off'), answering(setBrandState, { success: true }));
    await user.click(await screen.findByRole('button', { name: 'Open this brand' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/ski.sendahead.test\/ open to everyone right away/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Open this brand' }));
    expect(await screen.findByText('Saved. The brand is open.')).toBeVisible();
    expect(called('console.set-brand-state')[0]?.input).toMatchObject({
      params: { slug: 'ski' },
      body: { state: 'open', expected: 'off' },
    });
  });

  it('CO-136 closing a brand names carts, links and orders, and sends the sentence for customers', async () => {
    const { user, called } = openBrand(answering(setBrandState, { success: true }));
    await user.click(await screen.findByRole('button', { name: 'Close for new bookings' }));
    const dialog = within(screen.getByRole('dialog'));
    for (const words of ['3 open carts that', '1 unpaid link that', '12 orders under way, which continue'])
      expect(dialog.getByText(new RegExp(words))).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /What customers read/ }), 'Back in May.');
    await user.click(dialog.getByRole('button', { name: 'Close for new bookings' }));
    expect(called('console.set-brand-state')[0]?.input).toMatchObject({
      body: { state: 'closed', expected: 'open', closed_text: 'Back in May.' },
    });
  });
});

describe('the page of a brand', () => {
  it('BR-03 sends only the changed fields, with their previous values', async () => {
    const { user, called } = openBrand(answering(changeBrand, { success: true }));
    const tagline = await screen.findByRole('textbox', { name: 'Tagline' });
    expect(screen.getByRole('button', { name: 'No changes to save.' })).toBeDisabled();
    await user.clear(tagline);
    await user.type(tagline, 'Snow, not queues.');
    await user.click(screen.getByRole('checkbox', { name: 'Luggage' }));
    await user.click(screen.getByRole('checkbox', { name: 'Asks for the cruise' }));
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'campaign');
    await user.click(screen.getByRole('button', { name: 'Save 3 changes' }));
    expect(called('console.change-brand').at(-1)?.input).toEqual({
      params: { slug: 'ski' },
      body: {
        fields: { tagline: 'Snow, not queues.', line_keys: ['ski', 'luggage'], cruises: true },
        expected: { tagline: 'Skis at the lodge.', line_keys: ['ski'], cruises: null },
        reason: 'campaign',
      },
    });
  });

  it('BR-01 staff choose the scene that the brand’s pages show', async () => {
    const { user, called } = openBrand(answering(changeBrand, { success: true }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Scene' }), 'Harbor in the morning');
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(called('console.change-brand').at(-1)?.input).toMatchObject({
      body: { fields: { scene: 'cruise' }, expected: { scene: null } },
    });
  });

  it('shows each problem at its field, and keeps what was typed', async () => {
    const { user } = openBrand(
      answering(changeBrand, () => {
        throw new ApiError({
          status: 400,
          code: 'malformed',
          fields: [{ path: 'fields.help_email', code: 'malformed' }],
        });
      }),
    );
    const mail = await screen.findByRole('textbox', { name: 'Help email' });
    await user.clear(mail);
    await user.type(mail, 'nobody');
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(await screen.findByText('Some fields need attention. See the message at each one.')).toBeVisible();
    expect(mail).toHaveAccessibleDescription('Enter an email address, like name@example.com.');
    expect(mail).toHaveValue('nobody');
  });

  it('BR-09 staff write an announcement for the brand’s pages', async () => {
    const { user, called } = openBrand(answering(changeBrand, { success: true }));
    const announcement = await screen.findByRole('textbox', { name: /Above the header of every page/ });
    expect(announcement).toHaveAccessibleDescription(/Text and links/);
    await user.type(announcement, 'Ski week: <a href="/help">book early</a>');
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(called('console.change-brand').at(-1)?.input).toEqual({
      params: { slug: 'ski' },
      body: {
        fields: { announcement: 'Ski week: <a href="/help">book early</a>' },
        expected: { announcement: null },
      },
    });
    await user.clear(announcement);
    expect(screen.getByRole('button', { name: 'No changes to save.' })).toBeDisabled();
  });

  it('CO-10 shows who changed what, and undoes a change', async () => {
    const { user, called } = openBrand(
      answering(undoChange, () => {
        throw refusal(409, 'changed_since');
      }),
    );
    const past = within(await screen.findByRole('region', { name: 'History' }));
    expect(await past.findByText('Avery Plus')).toBeVisible();
    expect(past.getByText('Lodge')).toBeVisible();
    await user.click(past.getByRole('button', { name: 'Undo' }));
    expect(
      await past.findByText('Someone has changed it since, so we kept the current values.'),
    ).toBeVisible();
    expect(called('console.undo-change')).toHaveLength(1);
  });
});

describe('making a brand', () => {
  it('BR-01 CO-09 a new brand begins as a copy, and the page says where the brand’s pages are', async () => {
    const { user, called } = openConsole(
      '/admin/brands',
      [
        answering(listBrands, {
          brands: [{ slug: 'ski', name: 'Sendahead Snow', tagline: '', lines: ['ski'] }],
        }),
        answering(makeBrand, { slug: 'surf', address: 'https://surf.sendahead.test/' }),
      ],
      'admin_plus',
    );
    await user.click(await screen.findByRole('button', { name: 'Create a brand' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Sendahead Surf');
    await user.type(dialog.getByRole('textbox', { name: 'Slug' }), 'Surf 1');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(dialog.getByText('Two to twenty lowercase letters.')).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: 'Slug' }));
    await user.type(dialog.getByRole('textbox', { name: 'Slug' }), 'surf');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText(/isn’t open yet.*https:..surf.sendahead.test/)).toBeVisible();
    expect(called('console.make-brand').at(-1)?.input).toMatchObject({
      body: { like: 'ski', theme: { hue: 233 } },
    });
  });

  it('refuses a brand color on which white text is not legible', () => {
    expect([bearsWhite('#0b5d3b'), bearsWhite('#ffd166')]).toEqual([true, false]);
    expect(themeOf('#808080', '#ffd166').hue).toBe(246);
  });
});
