import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxOption, type ComboboxSearch } from './combobox.tsx';

const clubs: ComboboxOption[] = [
  { id: '1', label: 'Harbor Pines', detail: 'Monterey, CA', group: 'Golf clubs' },
  { id: '2', label: 'Stone Point', group: 'Resorts' },
];
const chosen = jest.fn();

function Sample({ search }: { search: ComboboxSearch }) {
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
      recent={[{ id: '9', label: 'Old Course', group: 'Recent' }]}
    />
  );
}
const box = () => screen.getByRole('combobox', { name: 'Club' });
const hear = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text), { timeout: 3000 });

describe('combobox', () => {
  it('chooses by arrows and Enter, and says how many results there are', async () => {
    render(<Sample search={{ status: 'results', options: clubs }} />);
    await userEvent.type(box(), 'po');
    await hear('2 results');
    expect(screen.getByRole('group', { name: 'Resorts' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenLastCalledWith('2');
    expect(box()).toHaveValue('Stone Point');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('D3-8 results that come late leave the keys on their option', async () => {
    const { rerender } = render(<Sample search={{ status: 'results', options: clubs.slice(1) }} />);
    await userEvent.type(box(), 'po');
    await userEvent.keyboard('{ArrowDown}');
    rerender(<Sample search={{ status: 'loading' }} />);
    rerender(<Sample search={{ status: 'results', options: clubs }} />);
    expect(screen.getByRole('option', { name: 'Stone Point' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenLastCalledWith('2');
  });

  it('keeps what was typed when it is left or closed', async () => {
    render(<Sample search={{ status: 'results', options: clubs }} />);
    await userEvent.type(box(), 'my own place');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(box()).toHaveValue('my own place');
  });

  it.each([
    [{ status: 'loading' } as const, 'Searching…'],
    [{ status: 'failed', message: 'Search is down.' } as const, 'Search is down.'],
    [{ status: 'results', options: [] } as const, 'No results. Check the spelling or type less.'],
  ])('shows a line for %j', async (search, line) => {
    render(<Sample search={search} />);
    await userEvent.type(box(), 'x');
    expect(await screen.findByText(line)).toBeVisible();
    await hear(line);
  });

  it('offers recent choices before anything is typed', async () => {
    render(<Sample search={{ status: 'idle' }} />);
    await userEvent.click(box());
    expect(screen.getByRole('option', { name: 'Old Course' })).toBeInTheDocument();
  });
});
