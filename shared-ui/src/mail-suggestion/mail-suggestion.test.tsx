import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '../field/text-field.tsx';
import { MailSuggestion } from './mail-suggestion.tsx';

function Sample() {
  const [mail, setMail] = useState('');
  return (
    <>
      <TextField label="Email" value={mail} onChange={({ target }) => setMail(target.value)} />
      <MailSuggestion mail={mail} onTake={setMail} />
    </>
  );
}

describe('a proposal for a mistyped email', () => {
  it('one click corrects the address', async () => {
    render(<Sample />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ann@gmial.com');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Did you mean ann@gmail.com?' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ann@gmail.com');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
