/**
 * Runs alone: cards of a page that once showed a kept booking are folded from the beginning.
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Card } from '../card/card.tsx';
import { useFold, useGatheredLines } from './fold.ts';

function WorkedCard({
  id,
  inOrder = true,
  onPress,
}: {
  id: string;
  inOrder?: boolean;
  onPress?: () => void;
}) {
  const { folded, open } = useFold(id, inOrder);
  return (
    <Card id={id} number={1} title={id} state="done" summary={`${id} in short`} folded={folded} onEdit={open}>
      <input aria-label={`field of ${id}`} />
      <button type="button" onClick={onPress}>{`act of ${id}`}</button>
      <iframe title={`frame of ${id}`} />
    </Card>
  );
}
function Check() {
  useGatheredLines();
  return null;
}
const field = (name: string) => screen.getByRole('textbox', { name: `field of ${name}`, hidden: true });
const handled = () => act(() => jest.runAllTimers());
const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('TR-26 working in a later card', () => {
  it('folds a finished card after the press was handled, and the focus stays', async () => {
    const seen: boolean[] = [];
    const isOpen = () => seen.push(!field('From').closest('[hidden]'));
    render(
      <>
        <WorkedCard id="From" />
        <WorkedCard id="To" onPress={isOpen} />
      </>,
    );
    await setup().click(screen.getByRole('button', { name: 'act of To' }));
    handled();
    expect(seen).toEqual([true]);
    expect(screen.getByText('From in short')).toBeVisible();
    expect(screen.getByRole('button', { name: 'act of To' })).toHaveFocus();
  });

  it('folds nothing between the press and its release', () => {
    render(
      <>
        <WorkedCard id="From" />
        <WorkedCard id="To" />
      </>,
    );
    fireEvent.pointerDown(field('To'));
    act(() => field('To').focus());
    handled();
    expect(field('From')).toBeVisible();
    fireEvent.pointerUp(field('To'));
    fireEvent.click(field('To'));
    handled();
    expect(field('From')).not.toBeVisible();
  });

  it('folds a finished card when the Tab key or a frame takes the focus there, but not with Shift', async () => {
    render(
      <>
        <WorkedCard id="From" />
        <WorkedCard id="To" />
        <WorkedCard id="Items" />
      </>,
    );
    const user = setup();
    act(() => field('To').focus());
    handled();
    expect(field('From')).not.toBeVisible();
    await user.tab({ shift: true });
    handled();
    expect(screen.getByRole('button', { name: 'Edit From' })).toHaveFocus();
    expect(field('To')).toBeVisible();
    act(() => screen.getByTitle('frame of Items').focus());
    fireEvent.blur(window);
    handled();
    expect(field('To')).not.toBeVisible();
  });

  it('leaves a card open that is incomplete, and one that Edit opened until the person leads on', async () => {
    render(
      <>
        <WorkedCard id="From" />
        <WorkedCard id="To" inOrder={false} />
        <WorkedCard id="Items" inOrder={false} />
      </>,
    );
    const user = setup();
    await user.click(field('Items'));
    handled();
    expect(field('To')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit From' }));
    await user.click(field('From'));
    handled();
    expect(field('From')).toBeVisible();
    await user.click(field('To'));
    handled();
    expect(field('From')).not.toBeVisible();
  });

  it('keeps the later card at its place on the screen, and waits while the page cannot be scrolled so far', async () => {
    render(
      <>
        <WorkedCard id="From" />
        <WorkedCard id="To" />
      </>,
    );
    const cards = { from: document.getElementById('From'), to: document.getElementById('To') };
    if (!cards.from || !cards.to) throw new Error('no cards');
    jest.spyOn(cards.from, 'offsetHeight', 'get').mockReturnValue(500);
    const place = () => ({ top: cards.from?.classList.contains('ui-card--folded') ? 150 : 600 }) as DOMRect;
    jest.spyOn(cards.to, 'getBoundingClientRect').mockImplementation(place);
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const user = setup();
    const scrolled = jest.replaceProperty(window, 'scrollY', 499);
    await user.click(field('To'));
    handled();
    expect(field('From')).toBeVisible();
    scrolled.replaceValue(500);
    await user.click(field('To'));
    handled();
    expect(field('From')).not.toBeVisible();
    expect(scrollBy.mock.calls).toEqual([[{ top: -450, behavior: 'instant' }]]);
  });
});

it('PY-32 the lines of folded cards are gathered once all cards are folded, while another component replaces them', async () => {
  const isGathered = () => document.documentElement.hasAttribute('data-gathered');
  const page = (withCheck: boolean) => (
    <>
      <WorkedCard id="From" />
      <section className="ui-card" id="payment">
        <button type="button">Pay</button>
      </section>
      {withCheck ? <Check /> : null}
    </>
  );
  const { rerender } = render(page(true));
  expect(isGathered()).toBe(false);
  await setup().click(screen.getByRole('button', { name: 'Pay' }));
  handled();
  expect(isGathered()).toBe(true);
  rerender(page(false));
  expect(isGathered()).toBe(false);
});
