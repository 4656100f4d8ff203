import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from './text-field.tsx';
import { useKeptText } from './use-kept-text.ts';

const heard = jest.fn();
const withoutMarks = (text: string) => text.replace(/[<>´]/g, '');

/** The filter for names and addresses. */
function Letters() {
  const [text, setText] = useState('');
  const keep = (typed: string) => typed.replace(/[^\p{L}\p{Zs}\p{Join_Control}]/gu, '');
  return <TextField label="Name" {...useKeptText(text, keep, setText, { printed: true })} />;
}

function Sample({ printed = false }: { printed?: boolean }) {
  const [text, setText] = useState('');
  const take = (typed: string) => {
    heard(typed);
    setText(typed);
  };
  const kept = useKeptText(text, withoutMarks, take, { printed });
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

  it('VL-12 characters that carriers cannot print are named while they are typed, only at fields for labels', async () => {
    const { rerender } = render(<Sample />);
    await userEvent.type(field(), 'Ann<');
    expect(field()).toHaveAccessibleDescription('');
    rerender(<Sample printed />);
    await userEvent.paste('<> Lee<');
    expect(field()).toHaveValue('Ann Lee');
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('Carriers can’t print < >. They were left out.'),
    );
  });

  it('VL-12 removed characters remain named when the field is left, so that nothing moves under a press', async () => {
    render(<Letters />);
    await userEvent.click(field());
    await userEvent.paste('Ann 👨‍👩‍👧');
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('Carriers can’t print 👨‍👩‍👧. It was left out.'),
    );
    await userEvent.type(field(), ' Lee');
    await userEvent.tab();
    expect(field()).toHaveAccessibleDescription('Carriers can’t print 👨‍👩‍👧. It was left out.');
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
