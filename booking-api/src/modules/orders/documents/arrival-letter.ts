import { PDFDocument } from '@cantoo/pdf-lib';
import {
  type ArrivalLetter,
  type LetterLanguage,
  languageOf,
} from '@sendahead/shared-contracts/orders/arrival-letter-calls';
import { bagPurpose } from '@sendahead/shared-contracts/orders/purpose-words';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { letterWords } from '../copy/letter.ts';
import { addressLines } from '../public/label-data.ts';
import type { Parcel } from '../public/parcels.ts';
import { loadFonts } from './fonts/pdf-fonts.ts';
import type { PaperBrand } from './masthead.ts';
import { nameDocument } from './pdf-page.ts';
import { paperSizes, startSheet } from './sheet.ts';
import { shownText } from './shown-text.ts';

type LetterDetails = {
  carrier: string | undefined;
  language: LetterLanguage | undefined;
  /** The customer's note to the place; '' without one. */
  note: string;
  /** The guest's dates, if the customer entered them. */
  stay: { from: CalendarDate | undefined; until: CalendarDate | undefined };
};

/**
 * The letter to the place where the bags of an order arrive, in a language; undefined when no bag is going
 * there anymore.
 */
export function arrivalLetterOf(
  displayId: string,
  parcels: readonly Parcel[],
  { carrier, language, note, stay }: LetterDetails,
): ArrivalLetter | undefined {
  const standing = parcels.filter(({ status }) => status !== 'cancelled');
  const [first] = standing;
  if (!first) return undefined;
  const own = standing.filter(({ leg }) => leg === first.leg);
  const back = standing.find(({ leg }) => leg !== first.leg);
  const spoken = language ?? languageOf(first.carriage.to.country);
  const { title, toDesk, toPerson, closing, body, stay: stayIn } = letterWords[spoken];
  const { company, name } = first.carriage.to;
  const facts = {
    guests: [...new Set(own.map((parcel) => guestOf(parcel, spoken)))].join(', '),
    pieces: own.length,
    carrier: carrier ?? first.carriage.carrier,
    arrives: dayIn(spoken, first.carriage.arrivalDate),
    leaves: back ? dayIn(spoken, back.carriage.shipDate) : null,
    numbers: own.map(({ tracking_number }) => tracking_number ?? '-').join(', '),
    order: displayId,
    note: shownText(note),
    stay: stayIn(stay.from ? dayIn(spoken, stay.from) : null, stay.until ? dayIn(spoken, stay.until) : null),
  };
  return {
    language: spoken,
    to: addressLines(first.carriage.to),
    title,
    paragraphs: [company || !name ? toDesk : toPerson(name), ...body(facts), closing],
  };
}

/** A guest, with ship, session, and bunk or hall and room if known. */
const guestOf = ({ traveler, carriage }: Parcel, spoken: LetterLanguage): string => {
  const { sails, movesIn } = letterWords[spoken];
  const purpose = bagPurpose(carriage, {
    sails: (day) => sails(dayIn(spoken, day)),
    movesIn: (day) => movesIn(dayIn(spoken, day)),
  });
  return purpose ? `${traveler} (${purpose})` : traveler;
};

const dayIn = (language: LetterLanguage, date: CalendarDate): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** The letter as a PDF on paper of the place's country. */
export async function arrivalLetterPdf(letter: ArrivalLetter, brand: PaperBrand): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  nameDocument(pdf, letter.title);
  pdf.setLanguage(letter.language);
  const fonts = await loadFonts(pdf, JSON.stringify([letter, brand.name]), { headings: true });
  const sheet = startSheet(pdf, fonts, letter.language === 'en' ? paperSizes.letter : paperSizes.a4);
  sheet.masthead(brand);
  for (const line of letter.to) sheet.paragraph(line);
  sheet.gap(36);
  sheet.paragraph(letter.title, { display: true, size: 18 });
  for (const text of letter.paragraphs) {
    sheet.gap(12);
    sheet.paragraph(text, { size: 12 });
  }
  return pdf.save();
}
