import '@testing-library/jest-dom';
import { golfBrand, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publication } from '../../state/publication.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { started } from '../../testing/started.ts';
import { TravelersSection } from './travelers-section.tsx';

beforeAll(readLazies);

describe('where a traveler stays', () => {
  it.each([
    ['camps', golfBrand({ camp_grades: ['1'], place_type: 'Camp' }), 'Bunk or cabin'],
    ['schools', golfBrand({ place_type: 'School' }), 'Residence hall and room'],
  ])('PA-16 the stay is asked by %s, and published with the traveler', async (_brand, brand, label) => {
    const page = started(guestBoot({ brand }));
    render(<TravelersSection store={page.store} host={page.host} />);
    const field = await screen.findByRole('textbox', { name: new RegExp(label) });
    expect(field).not.toBeRequired();
    await userEvent.type(field, 'Cabin 7');
    expect(publication(page.store.getState(), brand).travelers[0]?.stay).toBe('Cabin 7');
  });

  it('TR-25 a school asks for the day of moving in, which is published with the student', async () => {
    const brand = golfBrand({ place_type: 'School' });
    const page = started(guestBoot({ brand }));
    render(<TravelersSection store={page.store} host={page.host} />);
    const field = await screen.findByRole('textbox', { name: /Move-in day/ });
    expect(field).not.toBeRequired();
    await userEvent.type(field, '12/20/2026{Enter}');
    expect(publication(page.store.getState(), brand).travelers[0]?.moveIn).toBe('2026-12-20');
    await userEvent.clear(field);
    await userEvent.tab();
    expect(publication(page.store.getState(), brand).travelers[0]?.moveIn ?? '').toBe('');
  });

  it('TR-25 a camp asks for no day of moving in', async () => {
    const page = started(guestBoot({ brand: golfBrand({ camp_grades: ['1'], place_type: 'Camp' }) }));
    render(<TravelersSection store={page.store} host={page.host} />);
    await screen.findByRole('textbox', { name: /Bunk/ });
    expect(screen.queryByRole('textbox', { name: /Move-in day/ })).not.toBeInTheDocument();
  });

  it('the stay is not asked by other brands', async () => {
    const page = started(guestBoot({ brand: golfBrand() }));
    render(<TravelersSection store={page.store} host={page.host} />);
    await screen.findByRole('textbox', { name: 'First name' });
    expect(screen.queryByRole('textbox', { name: /Bunk|Residence/ })).not.toBeInTheDocument();
  });
});
