import { Parser } from 'htmlparser2';
import type { Queries } from '../../../platform/database/database.ts';
import { escapeText } from '../../../platform/http/escape.ts';

/** Text, and its URL if it is a link. */
interface Piece {
  readonly text: string;
  readonly href?: string | undefined;
}

/** Elements whose content is not text to read. */
const unread: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'script',
  'style',
  'svg',
  'math',
  'template',
  'textarea',
  'title',
  'xmp',
]);
/** Inline elements; all others end a word. */
const inline: ReadonlySet<string> = new Set(['a', 'b', 'em', 'i', 'span', 'strong', 'u']);
/** Control characters, and marks that change the direction of the following text. */
const unseen = /[\p{Cc}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]+/gu;
/** A reserved host for resolving URLs of this site; no one can own it. */
const thisSite = 'https://site.invalid';

/** A URL that may be followed: on this site, on another site by TLS, an email address or a phone. */
function followable(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url, thisSite)) return undefined;
  const { origin, protocol, pathname, search, hash, href, username, password } = new URL(url, thisSite);
  if (origin === thisSite) return url.trim().startsWith('/') ? pathname + search + hash : undefined;
  if (username || password) return undefined;
  return ['https:', 'mailto:', 'tel:'].includes(protocol) ? href : undefined;
}

/** The readable parts of html. Only text and link URLs leave it, so that nothing else can return. */
function piecesOf(html: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let href: string | undefined;
  let unreadDepth = 0;
  const add = (text: string): void => {
    const before = pieces.at(-1);
    if (before && before.href === href) pieces[pieces.length - 1] = { text: before.text + text, href };
    else pieces.push({ text, href });
  };
  const parser = new Parser({
    onopentag(name, { href: url }) {
      if (unread.has(name)) unreadDepth += 1;
      if (!inline.has(name)) add(' ');
      if (name === 'a') href = followable(url);
    },
    ontext(text) {
      if (unreadDepth === 0) add(text);
    },
    onclosetag(name) {
      if (unread.has(name)) unreadDepth -= 1;
      if (name === 'a') href = undefined;
      if (!inline.has(name)) add(' ');
    },
  });
  parser.end(html);
  return pieces;
}

function writePiece({ text, href }: Piece): string {
  const words = escapeText(text.replace(unseen, ' ').replace(/\s+/g, ' '));
  return href === undefined || words.trim() === '' ? words : `<a href="${escapeText(href)}">${words}</a>`;
}

/**
 * BR-09: html that is safe on a page: only text and links remain. Cleaning is idempotent; null when no text
 * remains.
 */
export const cleanAnnouncement = (html: string): string | null =>
  piecesOf(html).map(writePiece).join('').replace(/\s+/g, ' ').trim() || null;

/** Cleaned links of this site begin with a slash. */
const leadsToStart = (href: string | undefined): boolean => href !== undefined && /^\/(?=[?#]|$)/.test(href);

/** A customer who is booking has left the start page: links to it become text, so that they do not lead out. */
const withoutStartLinks = (html: string): string =>
  piecesOf(html)
    .map((piece) => writePiece(leadsToStart(piece.href) ? { text: piece.text } : piece))
    .join('');

/**
 * The band above the header; empty when the brand announces nothing. Cleaned again, regardless of how the row
 * was written.
 */
export function writeAnnouncement(
  html: string | null,
  brandName: string,
  { inBooking = false }: { readonly inBooking?: boolean } = {},
): string[] {
  const cleaned = html === null ? null : cleanAnnouncement(inBooking ? withoutStartLinks(html) : html);
  if (cleaned === null) return [];
  const name = escapeText(`Announcement from ${brandName}`);
  return [`<aside class="site-announcement" aria-label="${name}"><p>${cleaned}</p></aside>`];
}

/** A brand's announcement, as it is stored. */
export async function announcementOf(db: Queries, brandId: number): Promise<string | null> {
  const row = await db
    .selectFrom('brands')
    .select('announcement')
    .where('id', '=', brandId)
    .executeTakeFirst();
  return row?.announcement ?? null;
}
