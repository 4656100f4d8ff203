import { expect, type Locator, type Page } from '@playwright/test';
import { AccountDialog } from './account-dialog.ts';
import { BottomBar } from './bottom-bar.ts';
import { EndCard } from './end-card.ts';
import { ItineraryCards } from './itinerary-cards.ts';
import { PaymentCard } from './payment-card.ts';
import { Summary } from './summary.ts';
import { TravelersCard } from './travelers-card.ts';
import { type CardName, showCard, unfoldOf } from './unfold.ts';

/** The booking page. */
export class ShipPage {
  readonly page: Page;
  readonly from: EndCard;
  readonly to: EndCard;
  readonly travelers: TravelersCard;
  readonly itinerary: ItineraryCards;
  readonly payment: PaymentCard;
  readonly summary: Summary;
  readonly bar: BottomBar;
  readonly account: AccountDialog;

  constructor(page: Page) {
    this.page = page;
    this.from = new EndCard(page, 'Ship from');
    this.to = new EndCard(page, 'Ship to');
    this.travelers = new TravelersCard(page);
    this.itinerary = new ItineraryCards(page);
    this.payment = new PaymentCard(page);
    this.summary = new Summary(page);
    this.bar = new BottomBar(page);
    this.account = new AccountDialog(page);
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/ship${query}`);
  }

  /** Opens a card that is folded, once its booking is restored. */
  async edit(card: CardName): Promise<void> {
    // The line of a card gives way to the check while the page loads, and its button with it.
    await expect(() => unfoldOf(this.page, card).click({ timeout: 2000 })).toPass();
  }
  /** Opens a card if it is folded now. */
  async show(card: CardName): Promise<void> {
    await showCard(this.page, card);
  }
  /** The whole shipment before its payment, in place of the lines of folded cards. */
  get check(): Locator {
    return this.page.getByRole('region', { name: 'Check your shipment' });
  }
  get compact(): boolean {
    return (this.page.viewportSize()?.width ?? 1280) < 768;
  }
  get notifications(): Locator {
    return this.page.getByRole('region', { name: 'Notifications' });
  }
}
