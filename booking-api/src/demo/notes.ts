import type pg from 'pg';
import { insertNew } from '../reference/write-rows.ts';

/** A flag on a coast. */
const coastalLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke-width="2.5" stroke-linecap="round"><path stroke="#fff" d="M3 22q5.5-5 11 0t11 0"/><path stroke="#fff" d="M12 18V4"/><path stroke="#e8a33d" fill="#e8a33d" d="M12 4l9 3.5L12 11z"/></svg>';

/** OPEN-45: sections of a brand with a separate page. */
const microsites = [
  {
    id: 1,
    brand_id: 1,
    name: 'Coastal Open',
    customizations: {
      title: 'Coastal Open',
      tagline: 'Your clubs wait for you at the bag drop.',
      destination_club_id: '1',
      coupon: 'WELCOME10',
      brand_colour: '#0a4f6e',
      accent_colour: '#e8a33d',
      palette_hue: '232',
      requested_club_word: 'tournament club',
    },
    note: 'Bags for the tournament are handed out at the bag drop from 6 AM.',
    carrier_warning: 'Only FedEx picks up bags during the tournament.',
    carrier: 'FEDEX',
    host: 'coastalopen',
    logo_svg: coastalLogo,
  },
  {
    id: 2,
    brand_id: 6,
    name: 'Lakeside Camps',
    customizations: { title: 'Lakeside Camps', destination_club_id: '3001', direction: 'to_camp' },
    note: 'Trunks travel in the week before the session starts.',
    carrier_warning: null,
    carrier: null,
    host: null,
    logo_svg: null,
  },
];

/**
 * AD-27: the notes of some clubs, by direction and for a microsite. Other clubs have one note for everything.
 */
const notes = [
  {
    club_id: 1,
    audience: 'club',
    direction: 'origin',
    micro_site_id: null,
    note: 'Take the bags to the cart barn by noon.',
  },
  {
    club_id: 1,
    audience: 'club',
    direction: 'destination',
    micro_site_id: null,
    note: 'Sign arriving bags into the bag room log.',
  },
  {
    club_id: 1,
    audience: 'consumer',
    direction: 'origin',
    micro_site_id: null,
    note: 'Leave your clubs with the golf shop the evening before.',
  },
  {
    club_id: 1,
    audience: 'consumer',
    direction: 'destination',
    micro_site_id: null,
    note: 'Your clubs wait for you in the bag room.',
  },
  {
    club_id: 1,
    audience: 'consumer',
    direction: 'destination',
    micro_site_id: 1,
    note: 'Your clubs wait for you at the tournament bag drop.',
  },
  {
    club_id: 3,
    audience: 'club',
    direction: null,
    micro_site_id: null,
    note: 'Call the front gate before the driver comes.',
  },
];

export async function seedNotes(client: pg.Client): Promise<void> {
  await insertNew(client, 'microsites', ['id'], microsites);
  await insertNew(client, 'club_notes', ['club_id', 'audience', 'direction', 'micro_site_id'], notes);
  await insertNew(client, 'club_note_settings', ['club_id'], [{ club_id: 1, hidden_for_own_club: true }]);
}
