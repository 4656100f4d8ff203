import '@testing-library/jest-dom';
import {
  changeRateDraft,
  compareRateDraft,
  listRateSheets,
  publishRateDraft,
  type RateFigures,
  readRateDraft,
  readRateSheet,
  type SurchargeConditions,
} from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFigure } from '../../console/figure-input.tsx';
import { openConsole } from '../../testing/console.tsx';
import { pressAgain } from '../../testing/press-again.ts';

const figures: RateFigures = {
  zones: [{ zone: '2', baseCents: 2400, perPoundCents: 30, groundDays: 1 }],
  specialZones: [{ zone: '9', baseCents: 7200, perPoundCents: 150, groundDays: 7 }],
  services: [{ systemName: 'DOMESTIC_GROUND', multiplierPercent: 100 }],
  surcharges: [
    { code: 'residence', label: 'Residential delivery', amountCents: 595 },
    { code: 'large', label: 'Large package', amountCents: 9500 },
  ],
  crossBorderCents: 2900,
  dimensionalDivisor: 139,
  roundTripDiscountPercent: 5,
  wholesaleDiscountPercent: 10,
  costPercent: 68,
  quoteMinutes: 20,
};
const draft = {
  id: 'rsd_1',
  name: 'Spring',
  based_on: '2026-11b',
  made_by: 'Avery Plus',
  updated_at: '2026-11-22T15:00:00.000Z',
};
const conditions: SurchargeConditions = {
  large: [
    { measure: 'length', operator: '>', limit: 96 },
    { measure: 'weight', operator: '>', limit: 110 },
  ],
};
const read = { draft, revision: 1, figures, conditions, base: figures, base_conditions: conditions };
const usual = [
  answering(readRateDraft, read),
  answering(changeRateDraft, ({ body }) => ({ revision: body.revision + 1 })),
  answering(compareRateDraft, {
    revision: 2,
    live_version: '2026-11b',
    trips: 200,
    unserved: 0,
    dearer: 50,
    cheaper: 0,
    live_cents: 2_000_000,
    draft_cents: 2_025_000,
    most: [{ trip: '1 bag, 10001 to 07302', live_cents: 3900, draft_cents: 4400 }],
  }),
];
const openDraft = (...answers: Parameters<typeof openConsole>[1]) =>
  openConsole('/admin/rates/drafts/rsd_1', [...answers, ...usual], 'admin_plus');

describe('a draft of a rate sheet', () => {
  it('CO-11 shows previous figures, saves and compares the draft, and publishes it exactly as compared', async () => {
    const { user, called } = openDraft(
      answering(publishRateDraft, { version: '2027-01' }),
      answering(listRateSheets, { published: [], drafts: [] }),
    );
    const bag = await screen.findByRole('spinbutton', { name: 'Zone 2: per bag' });
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await user.clear(bag);
    await user.type(bag, '29.00');
    expect(bag).toHaveAccessibleDescription('was 24.00');
    await user.click(screen.getByRole('button', { name: 'Save and compare over 200 trips' }));
    const answers = within(await screen.findByRole('region', { name: 'Compared with 2026-11b' }));
    expect(answers.getByText('+$250.00 (1.3%)')).toBeVisible();
    expect(answers.getByText('+$5.00')).toBeVisible();
    expect(called('console.change-rate-draft').at(-1)?.input).toMatchObject({
      body: { revision: 1, figures: { zones: [{ baseCents: 2900 }] } },
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(screen.getByText('Enter a reason.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Version/ }), '2027-01');
    await user.type(screen.getByLabelText(/In effect from/), '2027-01-01');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Carriers raise theirs.');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('heading', { name: 'Rate sheets' })).toBeVisible();
    expect(called('console.publish-rate-draft').at(-1)?.input).toMatchObject({
      body: { compared_revision: 2 },
    });
  });

  it('OPEN-67 staff change when a surcharge is charged, next to its previous condition', async () => {
    const { user, called } = openDraft();
    const large = within(await screen.findByRole('group', { name: /^Large package is charged if/ }));
    expect(screen.queryByRole('group', { name: /Residential delivery is charged/ })).toBeNull();
    await user.selectOptions(
      large.getByRole('combobox', { name: 'Large package, condition 1: operator' }),
      'is at least',
    );
    const limit = large.getByRole('spinbutton', { name: 'Large package, condition 1: limit' });
    await user.clear(limit);
    await user.type(limit, '90');
    await user.click(large.getByRole('button', { name: 'Remove condition 2 of Large package' }));
    const add = large.getByRole('button', { name: 'Add a condition to Large package' });
    expect(add).toHaveFocus();
    expect(large.getByRole('button', { name: /Remove condition 1/ })).toBeDisabled();
    await user.click(add);
    await user.selectOptions(
      large.getByRole('combobox', { name: 'Large package, condition 2: measure' }),
      'volume (cu in)',
    );
    expect(
      large.getByText(/was: length \(in\) is more than 96; weight \(lb\) is more than 110/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save and compare over 200 trips' }));
    await screen.findByRole('region', { name: 'Compared with 2026-11b' });
    expect(called('console.change-rate-draft').at(-1)?.input).toMatchObject({
      body: {
        figures,
        conditions: {
          large: [
            { measure: 'length', operator: '>=', limit: 90 },
            { measure: 'volume', operator: '>', limit: 50 },
          ],
        },
      },
    });
  });

  it('OPEN-67 a change is saved automatically, even when the page is left immediately', async () => {
    const { user, called } = openDraft(answering(listRateSheets, { published: [], drafts: [] }));
    const bag = await screen.findByRole('spinbutton', { name: 'Zone 2: per bag' });
    await user.clear(bag);
    await user.type(bag, '29.00');
    await waitFor(() => expect(called('console.change-rate-draft')).toHaveLength(1), { timeout: 3000 });
    expect(await screen.findByText('All changes are saved.')).toBeVisible();
    fireEvent.change(bag, { target: { value: '30.00' } });
    fireEvent.click(screen.getByRole('link', { name: 'Rate sheets' }));
    expect(await screen.findByRole('heading', { name: 'Rate sheets', level: 1 })).toBeVisible();
    expect(called('console.change-rate-draft').at(-1)?.input).toMatchObject({
      body: { revision: 2, figures: { zones: [{ baseCents: 3000 }] } },
    });
    expect(called('console.change-rate-draft')).toHaveLength(2);
  });

  it('OPEN-67 a published sheet says when a surcharge is charged', async () => {
    openConsole(
      '/admin/rates/2026-11b',
      [answering(readRateSheet, { version: '2026-11b', figures, conditions })],
      'admin_plus',
    );
    expect(
      await screen.findByText('If length (in) is more than 96; weight (lb) is more than 110'),
    ).toBeVisible();
  });

  it('requires a new comparison after another change, and sends no invalid figure', async () => {
    const { user, called } = openDraft();
    const holds = await screen.findByRole('spinbutton', { name: 'Price held for (minutes)' });
    await user.clear(holds);
    await user.click(screen.getByRole('button', { name: /ompare over 200 trips/ }));
    expect(
      await screen.findByText(/A marked figure is missing, negative, too large or not a number/),
    ).toBeVisible();
    expect(called('console.compare-rate-draft')).toEqual([]);
    await user.type(holds, '30');
    await user.click(screen.getByRole('button', { name: /ompare over 200 trips/ }));
    await screen.findByRole('region', { name: 'Compared with 2026-11b' });
    await user.clear(holds);
    await user.type(holds, '45');
    expect(screen.getByText('Figures have changed since this comparison.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });

  it.each([
    [
      'Zone 2: per bag',
      '39.999',
      'Enter a number from 0 to 10,000, with two decimals at most. It isn’t saved.',
    ],
    [
      'Zone 2: per bag',
      '1000000000',
      'Enter a number from 0 to 10,000, with two decimals at most. It isn’t saved.',
    ],
    [
      'Our carrier cost (% of its price)',
      '-5',
      'Enter a number from 0 to 100, with no decimals. It isn’t saved.',
    ],
  ])('CO-177 marks %s of %s at its field, and does not call it saved', async (name, text, problem) => {
    const { called } = openDraft();
    const input = await screen.findByRole('spinbutton', { name });
    fireEvent.change(input, { target: { value: text } });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(problem);
    expect(screen.getByText('Not saved: a figure is marked.')).toBeVisible();
    expect(screen.queryByText('All changes are saved.')).not.toBeInTheDocument();
    expect(called('console.change-rate-draft')).toEqual([]);
    fireEvent.change(input, { target: { value: '40' } });
    expect(input).toBeValid();
    expect(screen.queryByText('Not saved: a figure is marked.')).not.toBeInTheDocument();
  });

  it('CO-177 a sheet with a free zone is published only after a press that answers its question', async () => {
    const { user, called } = openDraft(
      answering(publishRateDraft, { version: '2027-03' }),
      answering(listRateSheets, { published: [], drafts: [] }),
    );
    const bag = await screen.findByRole('spinbutton', { name: 'Zone 2: per bag' });
    fireEvent.change(bag, { target: { value: '0' } });
    await user.click(screen.getByRole('button', { name: /ompare over 200 trips/ }));
    await screen.findByRole('region', { name: 'Compared with 2026-11b' });
    await user.type(screen.getByRole('textbox', { name: /Version/ }), '2027-03');
    await user.type(screen.getByLabelText(/In effect from/), '2027-03-01');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Spring');
    const publish = screen.getByRole('button', { name: 'Publish' });
    await user.dblClick(publish);
    expect(screen.getByText(/^Zone 2 costs \$0\.00 per bag\./)).toBeVisible();
    expect(called('console.publish-rate-draft')).toEqual([]);
    await pressAgain(user, publish);
    await waitFor(() => expect(called('console.publish-rate-draft')).toHaveLength(1));
  });

  it('keeps the typed values when a colleague has changed the draft', async () => {
    const { user } = openDraft(
      answering(changeRateDraft, () => {
        throw refusal(409, 'changed_since');
      }),
    );
    const bag = await screen.findByRole('spinbutton', { name: 'Zone 2: per bag' });
    await user.clear(bag);
    await user.type(bag, '30');
    await user.click(screen.getByRole('button', { name: 'Save and compare over 200 trips' }));
    expect(await screen.findByText(/Someone changed this draft since you opened it/)).toBeVisible();
    expect(bag).toHaveValue(30);
  });
});

describe('reading a figure', () => {
  it.each([
    ['14.95', 'dollars', 1495],
    ['0.295', 'dollars', null],
    ['12', 'percent', 12],
    ['1.5', 'days', null],
    ['-1', 'dollars', null],
    ['', 'percent', null],
    ['x', 'percent', null],
  ] as const)('reads %j as %s: %s', (text, unit, figure) => {
    expect(readFigure(text, unit)).toBe(figure);
  });
});
