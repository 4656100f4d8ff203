import type { FastifyRequest } from 'fastify';
import type { WriteErrorPage } from '../../../platform/http/error-page.ts';
import type { PlainBrand } from './plain-page.ts';
import { sendPlainPage } from './send-plain-page.ts';

interface PageText {
  readonly title: string;
  readonly text: string;
}

const notFound: PageText = {
  title: 'We can’t find that page',
  text: 'The address may be mistyped, or the page may have moved. A booking you began here is still saved.',
};
const ourFault: PageText = {
  title: 'Something went wrong on our end',
  text: 'We’ve been notified. Your booking is saved. Try again in a minute.',
};
const tooMany: PageText = {
  title: 'Too many requests',
  text: 'Your network requested a lot of pages in a short time. Try again in a minute.',
};
const unreadable: PageText = {
  title: 'We can’t show this page',
  text: 'We can’t read that address. Part of it may be missing.',
};

function contentOf(status: number): PageText {
  if (status === 404) return notFound;
  if (status === 429) return tooMany;
  return status >= 500 ? ourFault : unreadable;
}

/** For an unknown brand, or when the lookup fails: the company's own name, in neutral colors. */
const house: PlainBrand = { name: 'Sendahead' };

const bodyOf = ({ title, text }: PageText, status: number): string =>
  [
    `<p class="number">Error ${status}</p>`,
    `<h1>${title}</h1>`,
    `<p>${text}</p>`,
    '<p class="way"><a class="button" href="/ship">Go to booking</a><a class="button other" href="/help">Get help</a></p>',
  ].join('');

/**
 * Pages for refused URLs. They contain no part of the request. Only a not-found page looks up its brand,
 * because the failure may be the database.
 */
export function createErrorPages(brandOf: (request: FastifyRequest) => Promise<PlainBrand>): WriteErrorPage {
  return async (request, reply, status) => {
    const content = contentOf(status);
    const brand = status === 404 ? await brandOf(request).catch(() => house) : house;
    const head = ['<meta name="robots" content="noindex">'];
    return sendPlainPage(reply, { title: content.title, body: bodyOf(content, status), head }, brand);
  };
}
