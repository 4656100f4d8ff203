import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckField, RadioGroup, SelectField, TextField } from './field.tsx';

const kinds = [{ value: 'club', label: 'Club' } as const, { value: 'home', label: 'Home' } as const];

function KindOfPlace() {
  const [value, setValue] = useState<'club' | 'home'>('club');
  return <RadioGroup label="Kind of place" value={value} onChange={setValue} options={kinds} />;
}

describe('fields', () => {
  it('MD-02 announces the error after the group of label, hint and control, in every layout', () => {
    render(<TextField label="ZIP code" hint="5 digits" error="Enter a ZIP code." />);
    const after = (first: Element, second: Element) =>
      first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING;
    const error = screen.getByText('Enter a ZIP code.');
    expect(after(screen.getByRole('textbox'), error)).toBeTruthy();
    expect(after(screen.getByText('5 digits'), error)).toBeTruthy();
  });

  it('hint and error are linked to the control, which is marked invalid', () => {
    render(<TextField label="ZIP code" hint="5 digits" error="Enter a ZIP code." />);
    const field = screen.getByRole('textbox', { name: 'ZIP code' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('5 digits Enter a ZIP code.');
  });

  it('the star is not part of the name, and screen readers hear required', () => {
    render(<TextField label="City" required />);
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveAttribute('aria-required', 'true');
  });

  it('a text field passes every attribute and the ref to the input', () => {
    const ref = { current: null };
    render(<TextField label="Mail" ref={ref} type="email" autoComplete="email" name="email" />);
    expect(ref.current).toBe(screen.getByRole('textbox'));
    expect(ref.current).toHaveAttribute('autocomplete', 'email');
  });

  it('a select offers an empty first choice', () => {
    render(
      <SelectField
        label="State"
        emptyLabel="Select a state"
        options={[{ value: 'CA', label: 'California' }]}
      />,
    );
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Select a state');
  });

  it('a checkbox is described by its error', () => {
    render(<CheckField label="I accept" error="Accept the terms." />);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms.');
  });

  it('the arrow keys move through radios inside a named group', async () => {
    render(<KindOfPlace />);
    expect(screen.getByRole('group', { name: 'Kind of place' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
  });
});

describe('a full field', () => {
  it('a full field says that further input is dropped', () => {
    const { rerender } = render(<TextField label="Address" maxLength={20} value={'x'.repeat(19)} readOnly />);
    expect(screen.queryByText(/You’ve reached the limit/)).toBeNull();
    rerender(<TextField label="Address" maxLength={20} value={'x'.repeat(20)} readOnly />);
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
      'You’ve reached the limit of 20 characters.',
    );
  });
});
