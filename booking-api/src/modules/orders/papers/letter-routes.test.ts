import { letterLanguageNames } from '@sendahead/shared-contracts/orders/arrival-letter-calls';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { homeAndAbroad, orderPath } from '../../../workflows/testing/home-and-abroad.ts';
import { textsOf } from '../../../workflows/testing/pdf-texts.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const placed = homeAndAbroad(shop, customer);

const letter = (id: string, language?: string, browser = customer) =>
  browser.send('GET', orderPath(id, `/arrival_letter${language ? `?language=${language}` : ''}`), {
    headers: { accept: 'application/pdf' },
  });
const said: Readonly<Record<(typeof letterLanguageNames)[number], readonly string[]>> = {
  en: ['One piece of luggage', 'Wednesday, December 2, 2026', 'collected again on Tuesday, December 8, 2026'],
  fr: ['Un bagage', 'mercredi 2 décembre 2026', 'rien à payer'],
  es: ['Una pieza de equipaje', 'miércoles, 2 de diciembre de 2026', 'recepción'],
  de: ['Ein Gepäckstück', 'Mittwoch, 2. Dezember 2026', 'An den Empfang'],
  it: ['Un bagaglio', 'mercoledì 2 dicembre 2026', 'Grazie mille'],
  ja: ['フロントご担当者様', '2026年12月2日水曜日', '追跡番号'],
};

describe('the letter to where the bags arrive', () => {
  it.each(letterLanguageNames)(
    'PA-14 says in %s who comes when with how many pieces, in letters that it has',
    async (language) => {
      const answer = await letter(placed.home, language);
      expect(answer.headers['content-type']).toBe('application/pdf');
      const text = (await textsOf(answer.rawPayload))
        .join('\n')
        .replaceAll('\n', ' ')
        .replaceAll(/\s+/g, ' ');
      const dense = text.replaceAll(' ', '');
      for (const words of ['Casey Customer', 'FedEx', ...said[language]])
        expect(dense).toContain(words.replaceAll(' ', ''));
      expect(text).not.toContain('\ufffd');
    },
  );

  it('PA-14 is in the language of the place where nothing is said, and in no other than these', async () => {
    const answer = await customer.send('GET', orderPath(placed.abroad, '/arrival_letter'));
    expect(answer.json()).toMatchObject({
      language: 'en',
      to: expect.arrayContaining(['Łódź Hôtel 東京', 'CA']),
    });
    expect((await letter(placed.home, 'tlh')).statusCode).toBe(400);
  });

  it('C4-93 is nobody else’s', async () => {
    const stranger = await shop.browser();
    await stranger.signIn('pro');
    const answer = await letter(placed.home, 'en', stranger);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
  });
});
