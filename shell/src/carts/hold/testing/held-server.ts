import { readCartSession, saveCartSession } from '@sendahead/shared-contracts/carts/calls';
import { readHold, sendLateEntries } from '@sendahead/shared-contracts/carts/hold-calls';
import { answering, type FakeApi, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';

/** How long a call takes to reach the server, and its answer to come back. */
const travelMs = 60;
const travel = () => new Promise((resolve) => setTimeout(resolve, travelMs));

const rest = {
  origin_city: '',
  origin_state: '',
  destination_city: '',
  destination_state: '',
  travelers: [],
};

/** The rules of the server for one cart in two hands, and what it accepted. */
export class HeldServer {
  stored = '';
  private form: ShipmentForm = {};
  /** Contents in the order in which they were accepted. */
  readonly accepted: string[] = [];
  holder = 'customer';
  turn = 0;
  private waiting: string | null = null;
  private left: string | null = null;
  private holders = 0;

  private changeHands(to: string, left: string | null): void {
    this.left = left;
    this.holder = to;
    this.turn += 1;
  }

  private accept(form: ShipmentForm): void {
    this.form = form;
    this.stored = form.o_zip ?? '';
    this.accepted.push(this.stored);
  }

  /** Returns the new key. */
  takeOver(): string {
    this.waiting ??= this.holder;
    this.holders += 1;
    this.changeHands(`staff ${this.holders}`, this.holder);
    return this.holder;
  }

  takeBack(): void {
    if (this.waiting === null) return;
    this.changeHands(this.waiting, this.holder);
    this.waiting = null;
  }

  release(key: string): void {
    if (key !== this.holder || this.waiting === null) return;
    this.changeHands(this.waiting, null);
    this.waiting = null;
  }

  /** Refuses a key that opens nothing. */
  private opens(key: string): void {
    if (key !== this.holder && key !== this.waiting) throw refusal(404, 'cart_not_found');
  }

  private save(key: string, form: ShipmentForm, turn: number | undefined): void {
    this.opens(key);
    if (key === this.waiting) throw refusal(409, 'cart_taken_over');
    if (turn !== undefined && turn !== this.turn) throw refusal(409, 'cart_changed_hands');
    if (form.o_zip !== this.stored) this.left = null;
    this.accept(form);
  }

  private saveLate(key: string, form: ShipmentForm, turn: number): void {
    if (key !== this.left) this.opens(key);
    if (key !== this.left || turn !== this.turn - 1) {
      if (form.o_zip === this.stored) return;
      throw refusal(409, 'cart_changed_hands', { changed_fields: ['o_zip'] });
    }
    this.left = null;
    this.turn += 1;
    this.accept(form);
  }

  /** A page's calls with its key. */
  client(key: () => string): FakeApi {
    const soon = async <T>(answer: (own: string) => T): Promise<T> => {
      const own = key();
      await travel();
      const value = answer(own);
      await travel();
      return value;
    };
    return fakeApi(
      answering(readCartSession, () =>
        soon((own) => {
          this.opens(own);
          const session = { ...rest, ship_state: this.form };
          return { display_id: 'SA-1', order_id: null, session, hold_turn: this.turn };
        }),
      ),
      answering(saveCartSession, ({ body }) =>
        soon((own) => {
          const turn = body.hold_turn === undefined ? undefined : Number(body.hold_turn);
          this.save(own, body.session.ship_state, turn);
          return { success: true as const, saved_at: '', hold_turn: this.turn };
        }),
      ),
      answering(sendLateEntries, ({ body }) =>
        soon((own) => {
          this.saveLate(own, body.session.ship_state, Number(body.hold_turn));
          return { success: true as const };
        }),
      ),
      answering(readHold, () =>
        soon((own) => {
          this.opens(own);
          const held_by = own === this.holder ? null : 'Alex';
          return { held_by, changed_at: `${this.accepted.length}`, order_id: null, hold_turn: this.turn };
        }),
      ),
    );
  }
}
