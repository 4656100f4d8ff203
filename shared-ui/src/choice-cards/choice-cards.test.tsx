import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceCards } from './choice-cards.tsx';

describe('choice cards', () => {
  it('a choice card names its size with measures and weight limit', async () => {
    const choose = jest.fn();
    render(
      <ChoiceCards
        label="Size of bag 1"
        value={undefined}
        onChange={choose}
        error="Choose a size."
        options={[
          { value: 'std', label: 'Standard', silhouette: 'golf', inches: [48, 15, 15], weightLimit: 42 },
        ]}
      />,
    );
    const card = screen.getByRole('radio', { name: /Standard.*48 by 15 by 15 inches, up to 42 lb/ });
    await userEvent.click(card);
    expect(choose).toHaveBeenCalledWith('std');
    expect(screen.getByRole('group', { name: 'Size of bag 1' })).toHaveAccessibleDescription(
      'Choose a size.',
    );
  });
});
