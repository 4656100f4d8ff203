import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxOption, type ComboboxSearch } from './combobox.tsx';

const clubs: ComboboxOption[] = [
  { id: '1', label: 'Harbor Pines', detail: 'Monterey, CA', group: 'Golf clubs' },
  { id: '2', label: 'Stone Point', group: 'Resorts' },
];
const chosen = jest.fn();

function Sample({ search, emptyForMs }: { search: ComboboxSearch; emptyForMs?: number }) {
  const [text, setText] = useState('');
  const choose = (option: ComboboxOption) => {
    chosen(option.id);
    setText(option.label);
  };
  return (
    <Combobox
      label="Club"
      text={text}
      onText={setText}
      onChoose={choose}
      search={text ? search : { status: 'idle' }}
      recent={text === '' ? [{ id: '9', label: 'Old Course', group: 'Recent' }] : []}
      emptyForMs={emptyForMs}
    />
  );
}
const box = () => screen.getByRole('combobox', { name: 'Club' });
const hear = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('combobox', () => {
  it('arrows and Enter choose an option, and the number of results is announced', async () => {
    render(<Sample search={{ status: 'results', options: clubs }} />);
    await userEvent.type(box(), 'po');
    await hear('2 results');
    expect(screen.getByRole('group', { name: 'Resorts' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenLastCalledWith('2');
    expect(box()).toHaveValue('Stone Point');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('D3-8 late results keep the keyboard on the same option', async () => {
    const { rerender } = render(<Sample search={{ status: 'results', options: clubs.slice(1) }} />);
    await userEvent.type(box(), 'po');
    await userEvent.keyboard('{ArrowDown}');
    rerender(<Sample search={{ status: 'loading' }} />);
    rerender(<Sample search={{ status: 'results', options: clubs }} />);
    expect(screen.getByRole('option', { name: 'Stone Point' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenLastCalledWith('2');
  });

  it('the box keeps its text when it is left or closed', async () => {
    render(<Sample search={{ status: 'results', options: clubs }} />);
    await userEvent.type(box(), 'my own place');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(box()).toHaveValue('my own place');
  });

  it.each([
    [{ status: 'loading' } as const, 'Searching…'],
    [{ status: 'failed', message: 'Search is down.' } as const, 'Search is down.'],
    [{ status: 'results', options: [] } as const, 'No results. Check the spelling, or try fewer letters.'],
  ])('the list shows a line for %j', async (search, line) => {
    render(<Sample search={search} />);
    await userEvent.type(box(), 'x');
    expect(await screen.findByText(line)).toBeVisible();
    await hear(line);
  });

  it('Home, End and the page keys move over the options once one is active, and in the text before', async () => {
    render(<Sample search={{ status: 'results', options: clubs }} />);
    await userEvent.type(box(), 'po{Home}x');
    expect(box()).toHaveValue('xpo');
    const active = () => screen.getByRole('option', { selected: true });
    await userEvent.keyboard('{ArrowDown}{End}');
    expect(active()).toHaveTextContent('Stone Point');
    expect(box()).toHaveAttribute('aria-activedescendant', active().id);
    await userEvent.keyboard('{Home}');
    expect(active()).toHaveTextContent('Harbor Pines');
    await userEvent.keyboard('{PageDown}');
    expect(active()).toHaveTextContent('Stone Point');
    await userEvent.keyboard('{PageUp}{Enter}');
    expect(chosen).toHaveBeenLastCalledWith('1');
  });

  it('ER-02 "nothing found" is shown for its set time, and then uncovers the page', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Sample search={{ status: 'results', options: [] }} emptyForMs={3000} />);
    await user.type(box(), 'x');
    const line = () =>
      screen.queryByText('No results. Check the spelling, or try fewer letters.', { selector: 'p' });
    act(() => jest.advanceTimersByTime(2900));
    expect(line()).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(line()).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    jest.useRealTimers();
  });

  it('the list offers recent choices before anything is typed', async () => {
    render(<Sample search={{ status: 'idle' }} />);
    await userEvent.click(box());
    expect(screen.getByRole('option', { name: 'Old Course' })).toBeInTheDocument();
  });

  it('typing in the middle of the text keeps the cursor where it is', async () => {
    render(<Sample search={{ status: 'idle' }} />);
    await userEvent.type(box(), 'Main Street');
    await userEvent.type(box(), 'xyz', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box()).toHaveValue('Maxyzin Street');
  });

  it.each(['Enter', 'ArrowDown', 'Escape', 'Tab'])(
    'the key %s of a composing input method neither chooses, moves nor closes',
    async (key) => {
      chosen.mockClear();
      render(<Sample search={{ status: 'results', options: clubs }} />);
      await userEvent.type(box(), 'po{ArrowDown}');
      fireEvent.keyDown(box(), { key, keyCode: 229 });
      fireEvent.keyDown(box(), { key, isComposing: true });
      expect(screen.getByRole('option', { name: /Harbor Pines/ })).toHaveAttribute('aria-selected', 'true');
      expect(box()).toHaveValue('po');
      expect(chosen).not.toHaveBeenCalled();
    },
  );
});
