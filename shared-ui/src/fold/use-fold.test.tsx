import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Card } from '../card/card.tsx';
import { DoneButton, ledOnTo, useFold } from './fold.ts';

function FoldingCard({ id, inOrder }: { id: string; inOrder: boolean }) {
  const { folded, fold, open } = useFold(id, inOrder);
  return (
    <Card id={id} number={1} title={id} state="done" summary={`${id} in short`} folded={folded} onEdit={open}>
      <input aria-label={`field of ${id}`} />
      <DoneButton title={id} onPress={fold} />
    </Card>
  );
}
const cards = (fromInOrder: boolean) => (
  <>
    <FoldingCard id="From" inOrder={fromInOrder} />
    <FoldingCard id="To" inOrder />
  </>
);
const field = (name: string) => screen.getByRole('textbox', { name, hidden: true });

describe('a card that folds', () => {
  it('folds on its button, shows its line, and opens again with its title in focus', async () => {
    render(cards(true));
    await userEvent.click(screen.getByRole('button', { name: 'Done with From' }));
    expect(field('field of From')).not.toBeVisible();
    expect(screen.getByText('From in short')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit From' }));
    expect(field('field of From')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'From' })).toHaveFocus();
  });

  it('folds when a person is led on to another card, and stays open when led to it', () => {
    render(cards(true));
    act(() => ledOnTo(field('field of To')));
    expect(field('field of From')).not.toBeVisible();
    expect(field('field of To')).toBeVisible();
  });

  it('stays open while it is not in order, and opens when it no longer is', () => {
    const { rerender } = render(cards(false));
    act(() => ledOnTo(field('field of To')));
    expect(field('field of From')).toBeVisible();
    rerender(cards(true));
    act(() => ledOnTo(field('field of To')));
    expect(field('field of From')).not.toBeVisible();
    rerender(cards(false));
    expect(field('field of From')).toBeVisible();
  });
});
