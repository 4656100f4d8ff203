import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import type { Queries } from '../../../platform/database/database.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';
import { balancesOf } from '../../credits/public/credits.ts';
import type { CreditSource } from '../../credits/public/tables.ts';
import { deduction } from './line-items.ts';
import type { PriceOptions } from './price-options.ts';

/** A balance that pays for a part of the price. `owner`: a gift card's hash in hex, or the account. */
export type Tender = {
  source: CreditSource;
  owner: string;
  amountCents: Cents;
  title: string;
  detail: string;
};

/** A usable balance, and the maximum amount to use from it (`upTo`, cents). */
export type CreditLimit = Omit<Tender, 'amountCents'> & { upTo: Cents };

export type CreditFlags = {
  /** OPEN-35: the request exceeds the account's balance. */
  notEnough: boolean;
  /** Credits were requested although nothing is left to pay. */
  notApplied: boolean;
  minus: boolean;
};

/** A gift card's code as it was sent, its balance (null when it cannot pay), and the amount used. */
export type SentGiftCard = { code: string; balanceCents: Cents | null; amountCents: Cents };

/** `giftCards`: one for each code, in request order. */
export type Credits = { tenders: Tender[]; flags: CreditFlags; giftCards: SentGiftCard[] };

/**
 * Splits `due` over balances in their order; each pays the rest up to its amount, so nothing goes below 0 and
 * no balance is overdrawn.
 */
export function drawCredits(due: Cents, limits: readonly CreditLimit[]): Tender[] {
  let left = Math.max(0, due);
  return limits.flatMap(({ upTo, ...limit }) => {
    const amountCents = cents(Math.min(left, Math.max(0, upTo)));
    left -= amountCents;
    return amountCents > 0 ? [{ ...limit, amountCents }] : [];
  });
}

/** Gift cards, then the ship wallet, then the wallet (OPEN-37), as far as requested and covered. */
export async function creditsFor(
  db: Queries,
  options: PriceOptions,
  due: Cents,
  today: CalendarDate,
): Promise<Credits> {
  const cards = await giftCardLimits(db, options.giftCards, today);
  const minus = options.walletCents < 0 || options.shipWalletCents < 0;
  const requested = minus ? 0 : options.walletCents + options.shipWalletCents;
  const has =
    requested > 0 && options.userId !== null
      ? await balancesOf(db, options.userId)
      : { wallet: 0, ship_wallet: 0 };
  const notEnough = !minus && (options.walletCents > has.wallet || options.shipWalletCents > has.ship_wallet);
  const own = (source: 'wallet' | 'ship_wallet', title: string, upTo: Cents): CreditLimit[] =>
    minus || notEnough || upTo === 0 || options.userId === null
      ? []
      : [{ source, owner: options.userId, title, detail: '', upTo }];
  const wallets = [
    ...own('ship_wallet', 'Shipping credit', options.shipWalletCents),
    ...own('wallet', 'Account credit', options.walletCents),
  ];
  const tenders = drawCredits(due, [...cards, ...wallets]);
  return {
    tenders,
    flags: {
      minus,
      notEnough,
      notApplied: wallets.length > 0 && !tenders.some(({ source }) => source !== 'gift_card'),
    },
    giftCards: options.giftCards.map((code) => sentGiftCard(code, cards, tenders)),
  };
}

/** Whether one of the codes cannot pay. */
export const hasWrongGiftCard = ({ giftCards }: Credits): boolean =>
  giftCards.some(({ balanceCents }) => balanceCents === null);

/** Whether a code belongs to a usable gift card. */
export const isGiftCard = async (db: Queries, code: string, today: CalendarDate): Promise<boolean> =>
  (await giftCardLimits(db, [code], today)).length > 0;

function sentGiftCard(code: string, cards: readonly CreditLimit[], tenders: readonly Tender[]): SentGiftCard {
  const owner = ownerOfCode(code);
  return {
    code,
    balanceCents: cards.find((card) => card.owner === owner)?.upTo ?? null,
    amountCents: tenders.find((tender) => tender.owner === owner)?.amountCents ?? cents(0),
  };
}

const hashOf = (code: string): Buffer => hashSecret(code.toUpperCase());
const ownerOfCode = (code: string): string => hashOf(code).toString('hex');

/** Unknown, expired and empty cards get the same answer: they are left out. */
async function giftCardLimits(
  db: Queries,
  codes: readonly string[],
  today: CalendarDate,
): Promise<CreditLimit[]> {
  if (codes.length === 0) return [];
  const hashes = codes.map(hashOf);
  const rows = await db
    .selectFrom('gift_cards')
    .select(['code_hash', 'code_end', 'balance_cents'])
    .where('code_hash', 'in', hashes)
    .where('expires_on', '>=', today)
    .where('balance_cents', '>', 0)
    .execute();
  return hashes.flatMap((hash): CreditLimit[] => {
    const row = rows.find(({ code_hash }) => code_hash.equals(hash));
    if (!row) return [];
    return [
      {
        source: 'gift_card',
        owner: hash.toString('hex'),
        title: `Gift card ending in ${row.code_end}`,
        detail: `${formatCents(cents(row.balance_cents))} on it`,
        upTo: cents(row.balance_cents),
      },
    ];
  });
}

export const tenderLines = (tenders: readonly Tender[]): LineItem[] =>
  tenders.flatMap(({ source, owner, title, detail, amountCents }) =>
    deduction(
      source === 'gift_card' ? `gift-card-${owner.slice(0, 8)}` : source,
      source === 'gift_card' ? 'gift_card' : 'credit',
      title,
      detail,
      amountCents,
    ),
  );
