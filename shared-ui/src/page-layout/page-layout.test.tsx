import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { PageHeader, PageLayout } from './page-layout.tsx';

/** jsdom has no popover: this one opens and fires events as browsers do. */
function givePopover(element: HTMLElement) {
  const tell = (newState: string) => element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  element.showPopover = () => {
    tell('open');
  };
  element.hidePopover = () => {
    tell('closed');
  };
}

describe('page layout', () => {
  beforeEach(() => {
    render(
      <PageLayout
        header={<PageHeader brandName="Fairway Ahead" phone="1-800-555-0142" />}
        aside={<p>Lines</p>}
        bottomBar={({ open, show }) => <BottomBar cents={10256} items="1 bag" open={open} onOpen={show} />}
      >
        <p>Cards</p>
      </PageLayout>,
    );
    givePopover(screen.getByRole('complementary', { name: 'Order summary' }));
  });

  it('the page has its landmarks, a link past the header and a phone number', () => {
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('Cards');
    expect(screen.getByRole('link', { name: 'Skip to booking' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('link', { name: 'Help 1-800-555-0142' })).toHaveAttribute(
      'href',
      'tel:18005550142',
    );
  });

  it('AC-18 the logo leads to the start page', () => {
    expect(screen.getByRole('link', { name: 'Fairway Ahead' })).toHaveAttribute('href', '/');
  });

  it('the summary opens as a sheet, takes the focus and makes the page inert', async () => {
    await userEvent.click(screen.getByRole('button', { name: /show the order summary/ }));
    expect(screen.getByRole('complementary')).toHaveFocus();
    expect(screen.getByText('Cards').closest('main')).toHaveProperty('inert', true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Cards').closest('main')).toHaveProperty('inert', false);
    expect(screen.getByRole('button', { name: /show the order summary/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
});
