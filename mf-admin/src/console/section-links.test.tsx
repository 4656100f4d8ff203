import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Panel } from './panel.tsx';
import { WithSectionLinks } from './section-links.tsx';

const page = (titles: readonly string[]) => (
  <WithSectionLinks>
    {titles.map((title) => (
      <Panel key={title} title={title}>
        <p>{title} here</p>
      </Panel>
    ))}
  </WithSectionLinks>
);
const named = async () =>
  within(await screen.findByRole('navigation', { name: 'On this page' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('links to the sections of a long page', () => {
  it('CO-110 name each panel in its order, and panels that appear later', async () => {
    const { rerender } = render(page(['Place', 'Hours']));
    expect(await named()).toEqual(['Place', 'Hours']);
    rerender(page(['Place', 'Hours', 'Staff']));
    expect(await screen.findByRole('link', { name: 'Staff' })).toBeVisible();
  });

  it('CO-110 lead to the heading of the panel', async () => {
    render(page(['Place', 'Hours']));
    await userEvent.click(await screen.findByRole('link', { name: 'Hours' }));
    expect(screen.getByRole('heading', { name: 'Hours' })).toHaveFocus();
  });

  it('CO-110 are left out where there is one section', () => {
    render(page(['Place']));
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
