import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from './text-field.tsx';
import { useKeptText } from './use-kept-text.ts';

const heard = jest.fn();
const withoutMarks = (text: string) => text.replace(/[<>´]/g, '');

function Sample() {
  const [text, setText] = useState('');
  const kept = useKeptText(text, withoutMarks, (typed) => {
    heard(typed);
    setText(typed);
  });
  return <TextField label="Name" {...kept} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

describe('text filtered while it is typed', () => {
  it('a dropped character in the middle keeps the cursor where it is', async () => {
    render(<Sample />);
    await userEvent.type(field(), 'Main Street');
    await userEvent.type(field(), '<Q', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field()).toHaveValue('MaQin Street');
    expect(field().selectionStart).toBe(3);
  });

  it('a composition is shown unchanged, and reaches the owner filtered when it ends', () => {
    render(<Sample />);
    heard.mockClear();
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: '´' }, isComposing: true });
    expect(field()).toHaveValue('´');
    expect(heard).not.toHaveBeenCalled();
    fireEvent.input(field(), { target: { value: 'é' }, isComposing: true });
    fireEvent.compositionEnd(field());
    expect(field()).toHaveValue('é');
    expect(heard).toHaveBeenCalledWith('é');
  });
});
