import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import type { Observable } from '@sendahead/shared-contracts/bus/rx';
import type { Alerts } from '../alerts/alert-store.ts';
import type { LeftBooking } from '../carts/left-booking.ts';
import type { Session } from '../session/session.ts';
import type { PageState } from './page-state.ts';

/** What the page's frame is drawn from. */
export interface PageParts {
  readonly boot: Boot;
  readonly bus: BoundBus<'shell'>;
  readonly session: Session;
  readonly requestSignIn: () => void;
  readonly alerts: Alerts;
  /** Clears the booking of this tab and loads the page anew. */
  readonly startOver: () => Promise<void>;
  readonly left: LeftBooking;
  readonly state: Observable<PageState>;
  readonly report: (error: unknown, where: string) => void;
}
