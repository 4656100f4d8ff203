/**
 * Runs alone: of a page that showed a kept booking once, later cards know it before they are drawn.
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Card } from '../card/card.tsx';
import { foldRestored, useFold } from './fold.ts';

function SampleCard() {
  const { folded, open } = useFold('From', true);
  return (
    <Card id="From" number={1} title="From" state="done" summary="in short" folded={folded} onEdit={open}>
      <input aria-label="Zip code" />
    </Card>
  );
}

function BookingComes() {
  useLayoutEffect(foldRestored, []);
  return null;
}

it('TR-22 a finished card folds that is drawn but does not listen yet when the kept booking comes', () => {
  render(
    <>
      <SampleCard />
      <BookingComes />
    </>,
  );
  expect(screen.getByText('in short')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Zip code', hidden: true })).not.toBeVisible();
});
