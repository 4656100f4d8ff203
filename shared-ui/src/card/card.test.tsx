import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Card } from './card.tsx';

describe('card', () => {
  it('a folded card keeps its input, and shows one line with Edit', async () => {
    const edit = jest.fn();
    const card = (folded: boolean) => (
      <Card number={1} title="Ship from" state="done" folded={folded} summary="Harbor Pines" onEdit={edit}>
        <input aria-label="City" />
      </Card>
    );
    const { rerender } = render(card(false));
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Monterey');
    rerender(card(true));
    expect(screen.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument();
    expect(screen.getByText('Harbor Pines')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Ship from' }));
    expect(edit).toHaveBeenCalled();
    rerender(card(false));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Monterey');
  });

  it('a card is named by its title and announces its number and state', () => {
    render(
      <Card number={2} title="Ship to" state="problem">
        Content
      </Card>,
    );
    const card = screen.getByRole('region', { name: 'Ship to' });
    expect(within(card).getByRole('heading', { name: 'Ship to' })).toBeInTheDocument();
    expect(within(card).getByText('Section 2, needs attention')).toBeInTheDocument();
  });
});

describe('the cards of a page', () => {
  const cards = (third: 'current' | 'to-do', second: 'current' | 'done') => (
    <>
      <Card number={3} title="Travelers" state={third}>
        Names
      </Card>
      <Card number={2} title="Ship to" state={second}>
        Places
      </Card>
    </>
  );

  it('RT-02 the cards have one current step at a time, the first one that can be completed', async () => {
    const { rerender } = render(cards('current', 'current'));
    expect(await screen.findByText('Section 3, to do')).toBeInTheDocument();
    expect(screen.getByText('Section 2, current step')).toBeInTheDocument();
    rerender(cards('current', 'done'));
    expect(await screen.findByText('Section 3, current step')).toBeInTheDocument();
  });
});
