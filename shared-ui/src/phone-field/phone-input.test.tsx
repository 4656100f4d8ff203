import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneInput } from './phone-input.tsx';

/** The field of a stored phone, and the value to store. */
async function shown(initial = '') {
  const stored: string[] = [];
  render(<PhoneInput label="Phone" initial={initial} onPhone={(phone) => stored.push(phone)} />);
  await screen.findByRole('option', { name: 'ES +34' });
  const number = screen.getByRole('textbox', { name: 'Phone' });
  const country = screen.getByRole('combobox', { name: 'Country code' });
  return { stored, number, country };
}

describe('a phone with its country', () => {
  it('VL-34 a national number is stored with the code of the chosen country', async () => {
    const { stored, number, country } = await shown();
    expect(country).toHaveValue('US');
    await userEvent.selectOptions(country, 'IE');
    await userEvent.type(number, '01 679 3121');
    expect(stored.at(-1)).toBe('+353 1 679 3121');
    expect(number).toHaveValue('01 679 3121');
    await userEvent.selectOptions(country, 'US');
    expect(stored.at(-1)).toBe('01 679 3121');
  });

  it('TR-03 a US number is stored as typed', async () => {
    const { stored, number } = await shown();
    await userEvent.type(number, '512-555-0100');
    expect(stored.at(-1)).toBe('512-555-0100');
  });

  it('VL-34 a stored number is shown as its country writes it, and nothing changes until someone types', async () => {
    const { stored, number, country } = await shown('+34 912 34 56 78');
    expect(country).toHaveValue('ES');
    expect(number).toHaveValue('912 34 56 78');
    await userEvent.click(number);
    await userEvent.tab();
    expect(stored).toEqual([]);
  });

  it('TR-03 a number typed with its country code chooses that country', async () => {
    const { stored, number, country } = await shown();
    await userEvent.type(number, '+34 912 345 678');
    await userEvent.tab();
    expect(country).toHaveValue('ES');
    expect(number).toHaveValue('912 34 56 78');
    expect(stored.at(-1)).toBe('+34 912 34 56 78');
  });
});
