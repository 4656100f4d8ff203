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
  en: ['One piece of luggage', 'Wednesday, December 2, 2026', 'picked up on Tuesday, December 8, 2026'],
  fr: ['Un bagage', 'mercredi 2 décembre 2026', 'rien à payer'],
  es: ['Una pieza de equipaje', 'miércoles, 2 de diciembre de 2026', 'A la atención de Casey Customer'],
  de: ['Ein Gepäckstück', 'Mittwoch, 2. Dezember 2026', 'An Casey Customer'],
  it: ['Un bagaglio', 'mercoledì 2 dicembre 2026', 'Grazie mille'],
  ja: ['Casey Customer 様', '2026年12月2日水曜日', '追跡番号'],
};

describe('the letter to the place of arrival', () => {
  it.each(letterLanguageNames)(
    'PA-14 says in %s who comes when with how many items, in printable letters',
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

  it('PA-14 the letter to the place of arrival is in the language of the place by default, and only in supported ones', async () => {
    const answer = await customer.send('GET', orderPath(placed.abroad, '/arrival_letter'));
    expect(answer.json()).toMatchObject({
      language: 'en',
      to: expect.arrayContaining(['Łódź Hôtel 東京', 'Canada']),
    });
    expect((await letter(placed.home, 'tlh')).statusCode).toBe(400);
  });

  it('PA-14 greets the front desk of a named place, and at a home the recipient', async () => {
    const greeting = async (id: string, language: string) =>
      (await customer.send('GET', orderPath(id, '/arrival_letter'), { query: { language } })).json()
        .paragraphs[0];
    expect(await greeting(placed.abroad, 'en')).toBe('To the front desk');
    expect(await greeting(placed.home, 'en')).toBe('To Casey Customer');
    expect(await greeting(placed.home, 'ja')).toBe('Casey Customer 様');
  });

  it.each([
    ['en', 'stays from Thursday, December 3, 2026 to Monday, December 7, 2026'],
    ['fr', 'séjourne chez vous du jeudi 3 décembre 2026 au lundi 7 décembre 2026'],
    ['es', 'se aloja con ustedes del jueves, 3 de diciembre de 2026 al lunes, 7 de diciembre de 2026'],
    ['de', 'von Donnerstag, 3. Dezember 2026 bis Montag, 7. Dezember 2026'],
    ['it', 'soggiorna da voi da giovedì 3 dicembre 2026 a lunedì 7 dicembre 2026'],
    ['ja', 'ご滞在は 2026年12月3日木曜日 から 2026年12月7日月曜日'],
  ])('PA-14 says in %s when the guest stays, if the customer entered it', async (language, words) => {
    const result = async (stay: object) =>
      customer.send('GET', orderPath(placed.home, '/arrival_letter'), { query: { language, ...stay } });
    const both = await result({ stay_from: '2026-12-03', stay_until: '2026-12-07' });
    expect(both.json().paragraphs.join('\n')).toContain(words);
    const lengths = [await result({}), await result({ stay_from: '2026-12-03' })].map(
      (answer) => answer.json().paragraphs.length,
    );
    expect(lengths).toEqual([both.json().paragraphs.length - 1, both.json().paragraphs.length]);
  });

  it('PA-14 refuses a stay that ends before it begins', async () => {
    const query = { stay_from: '2026-12-07', stay_until: '2026-12-03' };
    const answer = await customer.send('GET', orderPath(placed.home, '/arrival_letter'), { query });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ path: 'query.stay_until', code: 'too_early' }],
    ]);
  });

  it('C4-93 no one else can read the letter', async () => {
    const stranger = await shop.browser();
    await stranger.signIn('pro');
    const answer = await letter(placed.home, 'en', stranger);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
  });
});
