import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ServiceCards, type ServiceOption } from './service-cards.tsx';

const options: ServiceOption[] = [
  { id: 'ground', name: 'Ground', arrival: '2026-12-21', cents: 8995, wasCents: 9995, transitDays: 4 },
  { id: 'two', name: 'Second Day', arrival: '2026-12-17', cents: 16450, transitDays: 2 },
  { id: 'am', name: 'Early', arrival: '2026-12-16', cents: 100, unavailable: 'Not from this ZIP' },
];

function Sample({ loading }: { loading?: boolean }) {
  const [chosen, setChosen] = useState('ground');
  return (
    <ServiceCards label="Service" options={options} value={chosen} onChange={setChosen} loading={loading} />
  );
}

describe('service cards', () => {
  it('a card is named by day, prices, service and marks', () => {
    render(<Sample />);
    expect(
      screen.getByRole('radio', {
        name: 'Arrives Mon, Dec 21 $89.95 was $99.95 Ground 4 business days in transit Cheapest',
      }),
    ).toBeChecked();
    expect(screen.getByRole('radio', { name: /Second Day.*Fastest/ })).toBeEnabled();
  });

  it('SV-08 only the lowest price of the first arrival is called the fastest', () => {
    const dearer = { id: 'over', name: 'Overnight', arrival: '2026-12-17', cents: 34_086, transitDays: 1 };
    render(
      <ServiceCards label="Service" options={[dearer, ...options]} value={undefined} onChange={jest.fn()} />,
    );
    expect(screen.getByRole('radio', { name: /Fastest/ })).toHaveAccessibleName(/Second Day/);
  });

  it('SV-08 a card names the days of pickup and arrival, the days of rest between, and its extra cost', () => {
    const between = [
      { date: '2026-12-18', why: null },
      { date: '2026-12-19', why: 'Weekend' },
      { date: '2026-12-20', why: 'Weekend' },
    ];
    const dated = options.map((option) => ({ ...option, pickup: '2026-12-17', between }));
    render(<ServiceCards label="Service" options={dated} value={undefined} onChange={jest.fn()} />);
    expect(
      screen.getByRole('radio', {
        name: /^Arrives Mon, Dec 21 Pickup Thu, Dec 17 Not moving: Weekend \$89\.95/,
      }),
    ).toBeEnabled();
    expect(screen.getByRole('radio', { name: /\$164\.50 \+\$74\.55 Second Day/ })).toBeEnabled();
  });

  it('SV-08 the cards share one axis of days: pickup and arrival, days of rest, and the deadline', () => {
    const days = ['17', '18', '19', '20', '21'].map((day) => ({
      date: `2026-12-${day}`,
      why: day === '19' || day === '20' ? 'Weekend' : null,
    }));
    const dated = options.map((option) => ({ ...option, pickup: '2026-12-17' }));
    const { container } = render(
      <ServiceCards
        label="Service"
        options={dated}
        value={undefined}
        onChange={jest.fn()}
        axis={{ days, deadline: '2026-12-18' }}
      />,
    );
    expect(
      screen.getByText('Dashed line: be there by Fri, Dec 18. Hatched: no deliveries (Weekend).'),
    ).toBeVisible();
    expect(
      screen.getByRole('radio', { name: /Mon, Dec 21 Pickup Thu, Dec 17 After Fri, Dec 18/ }),
    ).toBeEnabled();
    expect(screen.getByRole('radio', { name: /Thu, Dec 17 Pickup.* In time for Fri, Dec 18/ })).toBeEnabled();
    const strips = [...container.querySelectorAll('.ui-service__days')];
    expect(strips).toHaveLength(3);
    for (const strip of strips) expect(strip.querySelectorAll('.ui-service__date--idle')).toHaveLength(2);
    const ways = [...container.querySelectorAll<HTMLElement>('.ui-service__way')];
    expect(ways.map(({ style }) => style.gridColumn)).toEqual(['1 / 6', '1 / 2']);
  });

  it('unavailable services are never marked the best', () => {
    render(<Sample />);
    expect(screen.getByRole('radio', { name: /Early Not from this ZIP/ })).toBeDisabled();
  });

  it('arrow keys move through the cards', async () => {
    render(<Sample />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /Second Day/ })).toBeChecked();
  });

  it('SV-07 more than five services are shown in six columns', () => {
    const count = (howMany: number) =>
      Array.from({ length: howMany }, (_, at) => ({ ...options[0], id: `${at}` }));
    const sample = (howMany: number) => (
      <ServiceCards
        label="Service"
        options={count(howMany) as ServiceOption[]}
        value={undefined}
        onChange={() => undefined}
      />
    );
    const { rerender } = render(sample(5));
    expect(screen.getByRole('group')).not.toHaveClass('ui-services--many');
    rerender(sample(6));
    expect(screen.getByRole('group')).toHaveClass('ui-services--many');
  });

  it('SV-04 no service can be chosen while loading', () => {
    render(<Sample loading />);
    expect(screen.getByRole('group', { name: 'Service' })).toHaveAttribute('aria-busy', 'true');
    for (const card of screen.getAllByRole('radio')) expect(card).toBeDisabled();
  });
});
