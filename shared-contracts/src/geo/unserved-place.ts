import { foldText } from '../validation/fold-text.ts';
import type { ShipPoint } from './slice.ts';

/** Why none of our carriers deliver to an address; the words are the page's. */
type UnservedReason = 'address_po_box' | 'address_military';
/** The field that shows it, and the reason. */
export interface UnservedPlace {
  readonly field: 'address1' | 'address2' | 'zip';
  readonly reason: UnservedReason;
}
type Place = Pick<ShipPoint, 'country' | 'address1' | 'address2' | 'city' | 'state' | 'zip'>;

const begin = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
/** `12 PO Box Canyon Rd` is a street. */
const streetWord = `(?:ave|avenue|st|street|rd|road|dr|drive|ln|lane|ct|court|way|blvd|pl|place|cir|ter|trl|hwy|pkwy|sq|square|alley|row|loop|cv|creek|canyon|hill)${end}`;
const sign = String.raw`[\s.:#-]*(?:no\.?|n[°ºo]|num(?:ber)?|nr\.?|#)?[\s.:#-]*`;

/** Boxes in English, by their number or by one or two letters. */
const box = new RegExp(
  String.raw`${begin}(?:p[.\s-]*[o0][.\s-]*(?:box|bx)(?!\p{L})|pob(?:ox)?(?=[\s.:#]*\d)|post\s*office\s*(?:box|bx)|post(?:al)?\s*box|caller\s+(?:service|box)|call\s+box|lock\s?box|(?:p\.?\s?o\.?\s+)?drawer|gpo\s+box|locked\s+bag|private\s+bag)${sign}(?:\d[\p{L}\p{N}-]*|(?!${streetWord})\p{L}{1,2}${end})(?!\s+${streetWord})`,
  'iu',
);
/** The same in other languages, always with a number. */
const boxElsewhere = new RegExp(
  String.raw`${begin}(?:postfach|apartado(?:\s+(?:de\s+correos|postal))?|apdo|casilla(?:\s+de\s+correos?)?|caixa\s+postal|bo[iî]te\s+postale|case\s+postale|casella\s+postale|postbus|postboks|skrytka\s+pocztowa|а/я|私書箱|사서함|ת\.?\s?ד|ص\.?\s?ب)${sign}第?\s?\d`,
  'iu',
);
/** Abbreviations for a box in some countries only. */
const shortSigns: readonly (readonly [countries: string, sign: RegExp])[] = [
  ['FR BE LU MC CI SN CM MA TN DZ', new RegExp(String.raw`${begin}B\.?\s?P\.?\s*\d`, 'iu')],
  ['FR', new RegExp(String.raw`${begin}CS\s*\d{5}${end}`, 'iu')],
  ['CH IT MX BR', new RegExp(String.raw`${begin}C\.?\s?P\.?\s*\d`, 'iu')],
];
const wholeBox = /^(?:box|bx) ?#? ?\d+$/iu;
const generalDelivery = new RegExp(
  `${begin}(?:general delivery|poste restante)${end}(?! ${streetWord})`,
  'iu',
);
/** A rural route has mailboxes at a road, which carriers serve. */
const route =
  /(?<![\p{L}\p{N}])(?:RR|R\.R\.|RFD|HCR?|RURAL ROUTE|HIGHWAY CONTRACT(?: ROUTE)?|STAR ROUTE) ?#? ?\d+[ ,]+BOX \w+/iu;

const militaryLine = new RegExp(
  String.raw`${begin}[AFD]\.?P\.?O\.?${end}[\s,.]*A[AEP]${end}|${begin}(?:PSC|CMR|UNIT|OMC|UMR)\s+\d+[\s,]+BOX\s+\d+`,
  'iu',
);
const militaryTown = /^[AFD]\.?P\.?O\.?$/i;
const militaryStates: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);
/** First digits of the codes of military mail: Europe, the Americas, the Pacific. */
const militaryZip = /^(?:09\d|340|96[2-6])\d\d/;

function isPostOfficeBox(line: string, country: string): boolean {
  const text = foldText(line);
  if (route.test(text)) return false;
  return (
    box.test(text) ||
    boxElsewhere.test(text) ||
    wholeBox.test(text) ||
    generalDelivery.test(text) ||
    shortSigns.some(([countries, short]) => countries.split(' ').includes(country) && short.test(text))
  );
}

const isMilitary = ({ country, address1, address2, city, state, zip }: Place): boolean =>
  country === 'US' &&
  (militaryStates.has(state.trim().toUpperCase()) ||
    militaryTown.test(city.trim()) ||
    militaryZip.test(zip.trim()) ||
    [address1, address2].some((line) => militaryLine.test(foldText(line))));

/** The field that makes an address deliverable by the postal service only; null when carriers serve it. */
export function unservedPlace(place: Place): UnservedPlace | null {
  if (isMilitary(place)) return { field: 'zip', reason: 'address_military' };
  const field = (['address1', 'address2'] as const).find((name) =>
    isPostOfficeBox(place[name], place.country),
  );
  return field ? { field, reason: 'address_po_box' } : null;
}
