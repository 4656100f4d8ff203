import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { envelopeOf } from '../../../integrations/mail/envelope.ts';
import type { MailSettings } from '../../../integrations/mail/settings.ts';
import { findCart } from '../../../modules/carts/public/store.ts';
import type { AppContext } from '../../../platform/context.ts';
import { priceSaved } from '../../resume/saved-quote/price-saved.ts';
import { drawToken } from '../../resume/saved-quote/saved-quote-store.ts';
import { readMailBrand } from '../mail/mail-frame.ts';
import { bookingFacts, type SavedQuoteFacts, spokenInstant } from './saved-quote-facts.ts';
import { savedQuoteText } from './saved-quote-text.ts';

type Post = Pick<AppContext, 'db' | 'clock'> & { mails: MailSettings };

/**
 * Emails the link to a saved price. Its token is made here and not in the request, so that no queue ever
 * holds one; it is after the `#`, where neither a server nor a linked page reads it. Throws to be retried.
 */
export async function sendSavedQuote({ db, clock, mails }: Post, id: string): Promise<void> {
  const drawn = await drawToken(db, id);
  const cart = drawn && (await findCart(db, drawn.saved.cart_id));
  if (!cart) return;
  const { saved, token } = drawn;
  const quoteQuestion = {
    form: saved.session.ship_state,
    brand: cart.brandSlug,
    role: 'guest',
    ownerId: null,
  } as const;
  const now = await priceSaved({ db, clock }, quoteQuestion);
  // It was priced a moment ago; if it is no longer sold, no mail is needed.
  if ('problem' in now) return;
  const brand = await readMailBrand(db, mails, cart.brandId);
  const facts: SavedQuoteFacts = {
    ...(await bookingFacts(db, now)),
    brand,
    totalCents: cents(saved.total_cents),
    pricedAt: spokenInstant(saved.created_at),
    goodUntil: spokenInstant(saved.expires_at),
    url: `${brand.pages}/ship#saved=${token}`,
  };
  // The mail components are heavy and only needed by mails: the server starts without them.
  const { savedQuoteHtml } = await import('./saved-quote-html.ts');
  await mails.mail.send({
    ...envelopeOf(mails, `${id}.saved-quote`, {
      account: { email: saved.email, firstName: '', lastName: '' },
      brand,
    }),
    subject: `${brand.name}: your saved booking`,
    html: savedQuoteHtml(facts),
    text: savedQuoteText(facts),
  });
}
