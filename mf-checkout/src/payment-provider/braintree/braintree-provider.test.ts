import type { FieldName, HostedFieldsEvent, HostedFieldsState } from 'braintree-web/hosted-fields';
import type { CardFieldsState } from '../port.ts';
import { braintreeProvider } from './braintree-provider.ts';

const names: FieldName[] = ['number', 'expirationDate', 'cvv'];
const mockHandlers = new Map<HostedFieldsEvent, (event: { emittedBy: FieldName }) => void>();
const mockFields = {
  on: (event: HostedFieldsEvent, handler: (event: { emittedBy: FieldName }) => void) =>
    mockHandlers.set(event, handler),
  getState: jest.fn<HostedFieldsState, []>(),
  focus: jest.fn(),
  clear: jest.fn(),
  tokenize: jest.fn(),
  teardown: jest.fn(async () => undefined),
};
jest.mock('braintree-web/client', () => ({
  create: jest.fn(async () => ({ teardown: async () => undefined })),
}));
jest.mock('braintree-web/hosted-fields', () => ({ create: jest.fn(async () => mockFields) }));

const stateOf = (isEmpty: boolean, isValid: boolean): HostedFieldsState => ({
  cards: [{ niceType: 'Visa' }],
  fields: Object.fromEntries(
    names.map((name) => [name, { isEmpty, isValid, isPotentiallyValid: true, isFocused: false }]),
  ) as HostedFieldsState['fields'],
});

async function placed() {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const heard: CardFieldsState[] = [];
  const fields = await braintreeProvider.mount({
    place,
    access: { provider: 'braintree', client_token: 'token', fields_url: null, prepaid_blocked: false },
    renew: () => Promise.reject(new Error('not asked')),
    listener: { changed: (state) => heard.push(state), submitted() {} },
  });
  return { place, fields, heard };
}

describe('Braintree’s hosted fields', () => {
  beforeEach(() => mockFields.getState.mockReturnValue(stateOf(true, false)));

  it('PY-21 OPEN-40 card fields have our labels, with one field for month and year', async () => {
    const { place } = await placed();
    expect([...place.querySelectorAll('.ui-field__label')].map(({ textContent }) => textContent)).toEqual([
      'Card number',
      'Expiration',
      'Security code',
    ]);
  });

  it('PY-36 VL-27 card fields say what is missing once asked, and focus the first', async () => {
    const { fields, heard, place } = await placed();
    fields.validate(true);
    expect(Object.values(heard.at(-1)?.errors ?? {})).toEqual([
      'Please enter card number',
      'Enter the month and year, such as 08/29',
      'Please enter security code',
    ]);
    expect(place.textContent).toContain('Please enter card number');
    expect(mockFields.focus).toHaveBeenLastCalledWith('number');
  });

  it('VL-27 a month without a year reports the missing year', async () => {
    mockFields.getState.mockReturnValue(stateOf(false, false));
    const { fields, heard } = await placed();
    fields.validate(false);
    expect(heard.at(-1)?.errors).toMatchObject({ expirationDate: 'Select year' });
  });

  it('card fields show the brand of the card next to its number', async () => {
    mockFields.getState.mockReturnValue(stateOf(false, true));
    const { place } = await placed();
    mockHandlers.get('cardTypeChange')?.({ emittedBy: 'number' });
    expect(place.querySelector('.checkout-hosted--number')?.textContent).toContain('Visa');
  });

  it('card fields show no problem of a field that was not left yet', async () => {
    const { heard } = await placed();
    mockHandlers.get('notEmpty')?.({ emittedBy: 'number' });
    expect(heard.at(-1)).toMatchObject({ valid: false, errors: {} });
    mockHandlers.get('blur')?.({ emittedBy: 'number' });
    expect(heard.at(-1)?.errors).toEqual({ number: 'Please enter card number' });
  });

  it('PY-19 ER-20 ER-21 card fields return a nonce, with the prepaid mark, or the reason why they cannot', async () => {
    const { fields } = await placed();
    mockFields.tokenize.mockResolvedValueOnce({ nonce: 'n-1', binData: { prepaid: 'Yes' } });
    await expect(fields.tokenize()).resolves.toEqual({ ok: true, nonce: 'n-1', prepaid: true, bin: '' });
    mockFields.tokenize.mockRejectedValueOnce({ code: 'HOSTED_FIELDS_FIELDS_INVALID' });
    await expect(fields.tokenize()).resolves.toEqual({ ok: false, code: 'fields' });
    mockFields.tokenize.mockRejectedValueOnce({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
    await expect(fields.tokenize()).resolves.toEqual({ ok: false, code: 'failed' });
  });

  it('card fields are removed with their client', async () => {
    const { fields } = await placed();
    fields.remove();
    expect(mockFields.teardown).toHaveBeenCalled();
  });
});
