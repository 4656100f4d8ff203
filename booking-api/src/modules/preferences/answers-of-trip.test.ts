import { oneWayForm } from '../../testing/shipment-forms.ts';
import { answeringClubs, logical, playing, teeTime, text } from './testing/answering-clubs.ts';

const asked = answeringClubs();
const { open, save } = asked;

describe('answers to clubs', () => {
  describe('of a cart with a saved trip', () => {
    let saved: { id: string; cart_token: string };
    const keepTrip = (ship_state: object) =>
      asked.guest.send('POST', `/api/v5/carts/${saved.id}/session`, {
        body: {
          session: {
            origin_city: 'Austin',
            origin_state: 'TX',
            destination_city: 'Miami',
            destination_state: 'FL',
            travelers: [],
            ship_state,
          },
        },
        headers: { 'x-cart-token': saved.cart_token },
      });
    const mine = (club_id: number, camps = false) => ({
      club_id,
      camps,
      cart_id: saved.id,
      token: saved.cart_token,
    });
    const toClub = (id: string) => ({ ...oneWayForm, destination: 'club', d_club_id: id });
    beforeEach(async () => {
      asked.server.moveClock('2026-11-23T15:00:00Z');
      saved = await open();
    });

    it('QN-09 answers belong to a club of the trip', async () => {
      expect((await keepTrip(toClub('6'))).statusCode).toBe(200);
      expect((await save([playing, teeTime], mine(6))).statusCode).toBe(200);
      await keepTrip(toClub('7'));
      const refused = await save([playing, teeTime], mine(6));
      expect([refused.statusCode, refused.json().fields]).toEqual([
        422,
        [{ path: 'club_id', code: 'not_in_trip' }],
      ]);
    });

    it('QN-09 answers may belong to any club until both ends are chosen', async () => {
      const { d_club_id: _, ...open } = toClub('6');
      await keepTrip(open);
      expect((await save([playing, teeTime], mine(6))).statusCode).toBe(200);
    });

    it('QN-08 answers belong to a traveler of the trip', async () => {
      const of = (traveler_id: string) => [
        { ...text('What is the camper called at camp?', 'Otter'), traveler_id },
        { ...logical('Does the camper come by bus?', 'no'), traveler_id },
      ];
      await keepTrip(toClub('3001'));
      expect((await save(of('1'), mine(3001, true))).statusCode).toBe(200);
      const refused = await save([...of('1'), ...of('9')], mine(3001, true));
      expect(refused.json().fields).toEqual([
        { path: 'answers.2.traveler_id', code: 'not_in_trip' },
        { path: 'answers.3.traveler_id', code: 'not_in_trip' },
      ]);
    });
  });
});
