import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queries } from '../../../platform/database/database.ts';
import { escapeText } from '../../../platform/http/escape.ts';
import type { Sessions } from '../../../platform/security/session.ts';
import { footerWords } from '../../catalog/public/copy/footer.ts';
import { footerLinks } from '../../catalog/public/footer.ts';
import type { PlainBrand } from '../plain/plain-page.ts';
import { sendPlainPage } from '../plain/send-plain-page.ts';
import { brandTextOf } from '../public/brand-text.ts';
import { coverageOf } from './coverage-of.ts';
import { writeText } from './write-text.ts';

/** The pages that the footer links to, without scripts: terms, privacy, help, accessibility. */
export function serveBrandPages(
  app: FastifyInstance,
  db: Queries,
  brandOf: (request: FastifyRequest) => Promise<Brand & PlainBrand>,
  sessions: Pick<Sessions, 'find'>,
): void {
  for (const { path, name } of footerLinks)
    app.get(path, async (request, reply) => {
      const brand = await brandOf(request);
      const text = await brandTextOf(db, brand.id, name);
      if (!text) return reply.callNotFound();
      const { title, body } = text;
      const { help_phone, help_email } = brand;
      const words = { name: brand.name, company: footerWords.house, help_phone, help_email };
      const written = writeText(body, { ...words, coverage: coverageOf(brand) });
      const user = (await sessions.find(request))?.user;
      const account = user ? { name: user.firstName } : { back: path };
      const page = { title, body: `<h1>${escapeText(title)}</h1>${written}`, account };
      return sendPlainPage(reply, page, brand);
    });
}
