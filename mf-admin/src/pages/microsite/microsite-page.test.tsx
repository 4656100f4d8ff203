import '@testing-library/jest-dom';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import '@sendahead/shared-ui/testing/native-dialog';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import {
  changeMicrosite,
  listMicrosites,
  type MicrositeFields,
  makeMicrosite,
  readMicrositeFields,
} from '@sendahead/shared-contracts/console/microsite-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { fireEvent, screen, within } from '@testing-library/react';
import { brandTexts } from '../../copy/brands.ts';
import { openConsole } from '../../testing/console.tsx';

const fields: MicrositeFields = {
  name: 'Coastal Open',
  host: 'coastalopen',
  title: 'Coastal Open',
  tagline: null,
  place_type: null,
  requested_club_word: null,
  traveler_word: null,
  packaging_word: null,
  brand_colour: null,
  accent_colour: null,
  palette_hue: null,
  origin_club_id: null,
  destination_club_id: '1',
  direction: null,
  coupon: 'WELCOME10',
  note: '',
  carrier_warning: null,
  carrier: null,
  logo_svg: null,
};
const address = 'http://coastalopen.localhost:4000/';
const open = (at: string, ...answers: Parameters<typeof openConsole>[1]) =>
  openConsole(
    at,
    [
      ...answers,
      answering(readMicrositeFields, { id: 1, brand: 'golf', address, fields, carriers: ['FEDEX', 'UPS'] }),
      answering(changeHistory, { changes: [] }),
      answering(listMicrosites, { microsites: [{ id: 1, name: 'Coastal Open', brand: 'golf', address }] }),
      answering(listBrands, {
        brands: [{ slug: 'golf', name: 'Sendahead Golf', tagline: '', lines: [] }],
      }),
    ],
    'admin_plus',
  );
/** A file as in browsers: jsdom's cannot return its text. */
const picture = (text: string): File =>
  Object.assign(new File([text], 'logo.svg', { type: 'image/svg+xml' }), { text: async () => text });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('microsites', () => {
  it('CO-16 lists microsites, and creates and opens one', async () => {
    const { user, called } = open('/admin/microsites', answering(makeMicrosite, { id: 1 }));
    expect(await screen.findByRole('link', { name: 'Coastal Open' })).toHaveAttribute(
      'href',
      '/admin/microsites/1',
    );
    await user.click(screen.getByRole('button', { name: 'Create a microsite' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription(/Fill in this field/);
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Member week');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(called('console.make-microsite')[0]?.input).toEqual({
      body: { brand: 'golf', name: 'Member week' },
    });
    expect(await screen.findByRole('link', { name: 'Open page' })).toHaveAttribute('href', address);
  });

  it('CO-16 a microsite sends only the changed fields, and an empty text uses the brand’s', async () => {
    const { user, called } = open('/admin/microsites/1', answering(changeMicrosite, { success: true }));
    const words = await part('Words');
    await user.clear(words.getByRole('textbox', { name: /Title/ }));
    await user.click((await part('Looks')).getByRole('checkbox', { name: 'Custom colors' }));
    const logo = picture('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await user.upload(screen.getByLabelText(/^Logo/), logo);
    expect(await screen.findByRole('img', { name: 'Current logo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save 5 changes' }));
    expect(await screen.findByText(/Saved\. New page visits/)).toBeVisible();
    expect(called('console.change-microsite')[0]?.input).toMatchObject({
      body: { fields: { title: null, brand_colour: '#2e3a46', logo_svg: expect.stringMatching(/^<svg/) } },
    });
  });

  it('CO-16 a microsite says at its field what the server refuses, and which file is not an image', async () => {
    const { user } = open(
      '/admin/microsites/1',
      answering(changeMicrosite, () => {
        throw new ApiError({
          status: 422,
          code: 'invalid',
          fields: [{ path: 'fields.host', code: 'taken' }],
        });
      }),
    );
    const host = (await part('Words')).getByRole('textbox', { name: /Host/ });
    await user.clear(host);
    await user.type(host, 'golf');
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(
      await screen.findByText(/Another brand or microsite uses this host, or it’s reserved/),
    ).toBeVisible();
    expect(host).toHaveValue('golf');
    const script = picture('<script>alert(1)</script>');
    await user.upload(screen.getByLabelText(/^Logo/), script);
    expect(await screen.findByText('This isn’t an SVG picture.')).toBeVisible();
  });

  it('CO-16 a microsite accepts the same file again after it is corrected', async () => {
    const { user } = open('/admin/microsites/1');
    let text = 'no picture yet';
    const file = Object.assign(picture(text), { text: async () => text });
    await user.upload(await screen.findByLabelText(/^Logo/), file);
    expect(await screen.findByText('This isn’t an SVG picture.')).toBeVisible();
    text = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    await user.upload(screen.getByLabelText(/^Logo/), file);
    expect(await screen.findByRole('img', { name: 'Current logo' })).toBeVisible();
    expect(screen.queryByText('This isn’t an SVG picture.')).toBeNull();
  });

  it('CO-16 the dialog for a new microsite says that the brands could not be loaded, and retries', async () => {
    let read = false;
    const { user } = open(
      '/admin/microsites',
      answering(listBrands, () => {
        if (!read) throw refusal(503, 'unavailable');
        return { brands: [{ slug: 'golf', name: 'Sendahead Golf', tagline: '', lines: [] }] };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Create a microsite' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Member week');
    expect(await dialog.findByText('We couldn’t load this.')).toBeVisible();
    read = true;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('combobox', { name: 'Brand' })).toHaveValue('golf');
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Member week');
  });

  it('CO-16 a microsite is not saved in a color on which white text is not legible', async () => {
    const { user, called } = open('/admin/microsites/1', answering(changeMicrosite, { success: true }));
    const looks = await part('Looks');
    const own = looks.getByRole('checkbox', { name: 'Custom colors' });
    await user.click(own);
    fireEvent.change(looks.getByLabelText('Color'), { target: { value: '#ffd166' } });
    expect(looks.getByLabelText('Color')).toHaveAccessibleDescription(brandTexts.poorContrast);
    await user.click(screen.getByRole('button', { name: 'Save 3 changes' }));
    expect(called('console.change-microsite')).toEqual([]);
    await user.click(own);
    await user.click(own);
    expect(looks.getByLabelText('Color')).toHaveAccessibleDescription('');
    await user.click(screen.getByRole('button', { name: 'Save 3 changes' }));
    expect(await screen.findByText(/Saved\. New page visits/)).toBeVisible();
  });
});
