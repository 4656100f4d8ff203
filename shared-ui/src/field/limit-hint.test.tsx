import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { translatePage } from '../testing/translate-page.ts';
import { TextField } from './text-field.tsx';

describe('the hint of a field', () => {
  it('the hint shows the current text after a change, even when the browser translates the page and the field is full', async () => {
    const field = (typed: string) => (
      <TextField
        label="Name"
        hint={`${typed.length} of 19 characters on the label`}
        maxLength={24}
        value={typed}
        onChange={() => undefined}
      />
    );
    const { rerender } = render(field('a'.repeat(24)));
    const translator = translatePage();
    rerender(field('a'.repeat(25)));
    await act(async () => undefined);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      '25 of 19 characters on the label You’ve reached the limit of 24 characters.',
    );
    rerender(field('a'.repeat(5)));
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('5 of 19 characters on the label');
    translator.stop();
  });
});
