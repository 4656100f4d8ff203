import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './phone-field.tsx';

function Sample() {
  const [number, setNumber] = useState('');
  const [country, setCountry] = useState('US');
  return (
    <PhoneField
      label="Phone"
      error="Enter a phone number."
      countries={[
        { code: 'US', name: 'United States', dial: '+1' },
        { code: 'GB', name: 'United Kingdom', dial: '+44' },
      ]}
      country={country}
      onCountry={setCountry}
      number={number}
      onNumber={setNumber}
      format={(text, of) => `${of} ${text}`}
    />
  );
}

describe('phone field', () => {
  it('the field formats the number by its country once it is left', async () => {
    render(<Sample />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'GB');
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '2079460000');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('GB 2079460000');
  });

  it('the field is one group whose error describes the number', () => {
    render(<Sample />);
    expect(screen.getByRole('group', { name: 'Phone' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'Enter a phone number.',
    );
  });
});
