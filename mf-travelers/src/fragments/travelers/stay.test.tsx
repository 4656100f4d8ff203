import '@testing-library/jest-dom';
import { golfBrand, guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { itineraryTopic } from '@sendahead/shared-contracts/services/topics';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publication } from '../../state/publication.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { started } from '../../testing/started.ts';
import { TravelersSection } from './travelers-section.tsx';

beforeAll(readLazies);

const serviceArriving = (day: string) => ({
  carrier_service_level_id: 1,
  service_type_name: 'Ground',
  service_type_system_name: 'DOMESTIC_GROUND',
  service_name: 'GROUND',
  carrier: 'FedEx',
  carrier_system_name: 'FEDEX',
  arrival_date: calendarDate(day),
  transit_days: 5,
  alternate_price_cents: null,
  hybrid: false,
  price_cents: cents(6900),
});

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

  it('SV-22 bags that arrive after move-in day are warned of at its field', async () => {
    const page = started(guestBoot({ brand: golfBrand({ place_type: 'School' }) }));
    render(<TravelersSection store={page.store} host={page.host} />);
    await userEvent.type(await screen.findByRole('textbox', { name: /Move-in day/ }), '12/10/2026{Enter}');
    const arriving = (day: string) =>
      act(() =>
        page.host.page.bind('mf-services').publish(itineraryTopic, {
          tripType: 'one_way',
          outbound: {
            pickupFeeId: 0,
            pickupTitle: '',
            pickupDate: null,
            valid: true,
            service: serviceArriving(day),
          },
          return: null,
          valid: true,
          limited: false,
        }),
      );
    await screen.findByRole('textbox', { name: /Move-in day/ });
    await import('../../features/person-fields/move-in-note.tsx');
    arriving('2026-12-11');
    expect(
      await screen.findByText(
        'The bags arrive Fri, Dec 11, a day after this. Choose an earlier arrival under Trip & dates.',
      ),
    ).toBeVisible();
    arriving('2026-12-10');
    expect(screen.queryByText(/The bags arrive/)).toBeNull();
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
