import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import {
  changeRateDraft,
  compareRateDraft,
  listRateSheets,
  makeRateDraft,
  publishRateDraft,
  readRateDraft,
} from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';

const draft = {
  id: 'rsd_1',
  name: 'Opening',
  based_on: 'example',
  is_first: true,
  made_by: 'Avery Plus',
  updated_at: '2026-11-22T15:00:00.000Z',
};
const figures = {
  zones: [{ zone: '2', baseCents: 2400, perPoundCents: 30, groundDays: 1 }],
  specialZones: [],
  services: [],
  surcharges: [],
  crossBorderCents: 2900,
  dimensionalDivisor: 139,
  roundTripDiscountPercent: 5,
  wholesaleDiscountPercent: 10,
  costPercent: 68,
  quoteMinutes: 20,
};
const compared = {
  revision: 1,
  live_version: 'example',
  trips: 200,
  unserved: 0,
  dearer: 0,
  cheaper: 0,
  live_cents: 100,
  draft_cents: 100,
  most: [],
};

describe('a shop without a rate sheet', () => {
  it('CO-11 a shop without a rate sheet starts from example figures, which are marked and cannot be published unchanged', async () => {
    const { user, called } = openConsole(
      '/admin/rates',
      [
        answering(listRateSheets, { published: [], drafts: [] }),
        answering(makeRateDraft, draft),
        answering(readRateDraft, {
          draft,
          revision: 1,
          figures,
          conditions: {},
          base: figures,
          base_conditions: {},
        }),
        answering(changeRateDraft, { revision: 2 }),
        answering(compareRateDraft, compared),
        answering(publishRateDraft, () => {
          throw new ApiError({
            status: 400,
            code: 'invalid',
            fields: [{ path: 'draftId', code: 'nothing_changed' }],
          });
        }),
      ],
      'admin_plus',
    );
    expect(await screen.findByText('There’s no rate sheet yet, so nothing has a price.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start a first rate sheet' }));
    expect(screen.queryByRole('combobox', { name: 'Based on' })).toBeNull();
    expect(screen.getByText(/It starts with example figures/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Opening');
    await user.click(screen.getByRole('button', { name: 'Start draft' }));
    expect(await screen.findByText(/These are example figures. Review each one/)).toBeVisible();
    expect(called('console.make-rate-draft').at(-1)?.input).toEqual({ body: { name: 'Opening' } });
    expect(screen.getByText('Example figures, started by Avery Plus')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare over 200 trips' }));
    await screen.findByRole('region', { name: 'Compared with example' });
    await user.type(screen.getByRole('textbox', { name: /Version/ }), '2026-12');
    await user.type(screen.getByLabelText(/In effect from/), '2026-12-01');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'We open.');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/These are still the example figures/)).toBeVisible();
  });
});
