import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Counter } from './counter.tsx';

function Sample() {
  const [value, setValue] = useState(1);
  return <Counter label="Golf bags" value={value} onChange={setValue} min={1} max={3} />;
}
const box = () => screen.getByRole('spinbutton', { name: 'Golf bags' });

describe('counter', () => {
  it('the buttons count up and down, stop at the bounds and keep focus', async () => {
    render(<Sample />);
    const plus = screen.getByRole('button', { name: 'Add one: Golf bags' });
    await userEvent.click(plus);
    await userEvent.click(plus);
    await userEvent.click(plus);
    expect(box()).toHaveValue('3');
    expect(plus).toHaveAttribute('aria-disabled', 'true');
    expect(plus).toHaveFocus();
  });

  it('arrow keys, Home and End change the number', async () => {
    render(<Sample />);
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowUp}');
    expect(box()).toHaveAttribute('aria-valuenow', '2');
    await userEvent.keyboard('{End}');
    expect(box()).toHaveValue('3');
    await userEvent.keyboard('{Home}');
    expect(box()).toHaveValue('1');
  });

  it.each([
    ['2', '2'],
    ['40', '3'],
    ['0', '1'],
    ['two', '1'],
  ])('the counter corrects the typed value %s to %s', async (typed, settled) => {
    render(<Sample />);
    await userEvent.clear(box());
    await userEvent.type(box(), `${typed}{Enter}`);
    expect(box()).toHaveValue(settled);
  });
});
