import type { Locator, Page } from '@playwright/test';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { showCard } from './unfold.ts';

/** The cards "Trip & dates" and "Service". */
export class ItineraryCards {
  readonly trip: Locator;
  readonly service: Locator;
  readonly toReturnDate: Locator;

  constructor(page: Page) {
    this.trip = page.getByRole('region', { name: 'Trip & dates' });
    this.service = page.getByRole('region', { name: 'Service', exact: true });
    this.toReturnDate = this.service.getByRole('button', { name: 'Go to return date' });
  }

  tripType(name: 'One way' | 'Round trip'): Locator {
    return this.trip.getByRole('radio', { name });
  }
  date(leg: LegName): Locator {
    return this.trip.getByRole('textbox', {
      name: leg === 'outbound' ? /^(Pickup|Drop-off) date$/ : /^Return (pickup|drop-off) date$/,
    });
  }
  /** The two options for the date; arrival is the default, unless a link or a saved booking has a day. */
  dateWay(leg: LegName, name: 'Arrive by' | 'Pick up on' | RegExp): Locator {
    const group = leg === 'outbound' ? 'Your date' : 'Your return date';
    return this.trip.getByRole('group', { name: group, exact: true }).getByRole('radio', { name });
  }
  arriveBy(leg: LegName): Locator {
    return this.trip.getByRole('textbox', {
      name: leg === 'outbound' ? 'Bags must arrive by' : 'Bags must be back by',
    });
  }
  /** Enters the date as the day of pickup or drop-off, in a folded card too. */
  async handOverOn(leg: LegName, day: string): Promise<void> {
    await showCard(this.trip.page(), 'Trip & dates');
    await this.dateWay(leg, /^(Pick up|Drop off) on$/).check();
    await this.date(leg).fill(day);
    await this.date(leg).press('Enter');
  }
  calendar(leg: LegName): Locator {
    return this.trip.getByRole('button', {
      name: leg === 'outbound' ? /^Calendar for (Pickup|Drop-off) date/ : /^Calendar for Return /,
    });
  }
  pickup(leg: LegName, name: RegExp): Locator {
    const group = leg === 'outbound' ? /^Pickup or drop-off/ : /^Return pickup or drop-off/;
    return this.trip.getByRole('group', { name: group }).getByRole('radio', { name });
  }
  /** The pickup or drop-off of a traveler after the first. */
  ownPickup(leg: LegName, name: RegExp): Locator {
    return (leg === 'outbound' ? this.trip : this.service).getByRole('combobox', { name });
  }
  services(leg: LegName): Locator {
    return this.service.getByRole('group', {
      name: leg === 'outbound' ? /^Service to/ : /^Return service to/,
    });
  }
  option(leg: LegName, name: RegExp): Locator {
    return this.services(leg).getByRole('radio', { name });
  }
}
