import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Card } from '../card/card.tsx';
import { DoneButton, foldRestored, ledOnTo, ledTo, useFold } from './fold.ts';

type Sample = { id: string; inOrder: boolean; number?: number; troubled?: boolean };

function FoldingCard({ id, inOrder, number = 1, troubled = false }: Sample) {
  const { folded, waits, fold, open } = useFold(id, inOrder, { number, troubled });
  return (
    <Card
      id={id}
      number={number}
      title={id}
      state={inOrder ? 'done' : 'to-do'}
      summary={waits ? `asks for ${id}` : `${id} in short`}
      folded={folded}
      onEdit={open}
    >
      <input aria-label={`field of ${id}`} aria-invalid={troubled} />
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
  it('a card folds on its button, shows its line, and opens again with its first field in focus', async () => {
    render(cards(true));
    await userEvent.click(screen.getByRole('button', { name: 'Done with From' }));
    expect(field('field of From')).not.toBeVisible();
    expect(screen.getByText('From in short')).toBeVisible();
    expect(field('field of To')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Edit From' }));
    expect(field('field of From')).toBeVisible();
    expect(field('field of From')).toHaveFocus();
  });

  it('a folded card moves the focus to the next card that is not finished, past finished ones', async () => {
    render(
      <>
        <FoldingCard id="From" inOrder />
        <FoldingCard id="To" inOrder />
        <FoldingCard id="Travelers" inOrder={false} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Done with From' }));
    expect(field('field of Travelers')).toHaveFocus();
  });

  it('the last card moves the focus to its title when it folds', async () => {
    render(cards(true));
    await userEvent.click(screen.getByRole('button', { name: 'Done with To' }));
    expect(screen.getByRole('heading', { name: 'To' })).toHaveFocus();
  });

  it('a card folds when a person is led on to another card, and remains open when led to it', () => {
    render(cards(true));
    act(() => ledOnTo(field('field of To')));
    expect(field('field of From')).not.toBeVisible();
    expect(field('field of To')).toBeVisible();
  });

  it('a card remains open while it is incomplete, and opens when it becomes incomplete', () => {
    const { rerender } = render(cards(false));
    act(() => ledOnTo(field('field of To')));
    expect(field('field of From')).toBeVisible();
    rerender(cards(true));
    act(() => ledOnTo(field('field of To')));
    expect(field('field of From')).not.toBeVisible();
    rerender(cards(false));
    expect(field('field of From')).toBeVisible();
  });

  it('TR-22 a card folds when another one is opened, unless somebody is editing it', async () => {
    render(
      <>
        {cards(true)}
        <FoldingCard id="Trip" inOrder troubled number={4} />
      </>,
    );
    act(() => ledOnTo(field('field of To')));
    await userEvent.click(screen.getByRole('button', { name: 'Edit From' }));
    expect(field('field of From')).toBeVisible();
    expect(field('field of To')).not.toBeVisible();
    expect(field('field of Trip')).toBeVisible();
  });
});

describe('TR-22 the cards of a restored booking', () => {
  const kept = (inOrder: readonly boolean[], troubled = false) => (
    <>
      {['From', 'Items', 'Trip'].map((id, at) => (
        <FoldingCard
          key={id}
          id={id}
          number={at + 1}
          inOrder={inOrder[at] ?? false}
          troubled={troubled && id === 'Trip'}
        />
      ))}
    </>
  );
  const restored = async (inOrder: readonly boolean[]) => {
    const page = render(kept(inOrder));
    await act(async () => foldRestored());
    return page;
  };

  it('complete cards fold; the first incomplete one is open, and later ones are folded', async () => {
    await restored([true, false, false]);
    expect(screen.getByText('From in short')).toBeVisible();
    expect(field('field of Items')).toBeVisible();
    expect(screen.getByText('asks for Trip')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fill in Trip' }));
    expect(field('field of Trip')).toHaveFocus();
    expect(field('field of Items')).toBeVisible();
  });

  it('cards remain open where somebody types, and the others open in turn', async () => {
    const { rerender } = await restored([true, false, false]);
    await userEvent.type(field('field of Items'), 'a');
    await act(async () => rerender(kept([true, true, false])));
    expect(field('field of Items')).toBeVisible();
    expect(field('field of Trip')).toBeVisible();
  });

  it('cards open if they show an error or if somebody is led to them', async () => {
    const { rerender } = await restored([true, false, false]);
    await act(async () => rerender(kept([true, false, false], true)));
    expect(field('field of Trip')).toBeVisible();
    act(() => ledTo(field('field of From')));
    expect(field('field of From')).toBeVisible();
  });

  it('fold when they come in order late, after somebody opened another one', async () => {
    const { rerender } = await restored([true, true, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit From' }));
    expect(field('field of Trip')).toBeVisible();
    await act(async () => rerender(kept([true, true, true])));
    expect(screen.getByText('Trip in short')).toBeVisible();
    expect(field('field of From')).toBeVisible();
  });

  it('a card in which somebody is already typing does not change', async () => {
    render(kept([true, true, true]));
    await userEvent.click(screen.getByRole('button', { name: 'Edit From' }));
    await act(async () => foldRestored());
    expect(field('field of From')).toBeVisible();
    expect(field('field of Items')).not.toBeVisible();
  });
});
