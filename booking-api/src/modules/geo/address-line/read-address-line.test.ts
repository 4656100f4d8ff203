import { startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { readAddressLine } from './read-address-line.ts';

const server = startPerFile(startTestApp);
const read = async (line: string, country = 'US') => {
  const found = await readAddressLine(server.context.db, line, country);
  return found && Object.values(found).join('|');
};

describe('an address in one line', () => {
  it.each([
    ['350 W 31st St, New York, NY 10001', '350 W 31st St||New York|NY|10001|US'],
    ['350 W 31st St, New York, NY, 10001', '350 W 31st St||New York|NY|10001|US'],
    ['350 W 31st St,New York,ny 10001-1234', '350 W 31st St||New York|NY|10001-1234|US'],
    ['350 W 31st St, Apt 4B, New York, NY 10001, USA', '350 W 31st St|Apt 4B|New York|NY|10001|US'],
    ['350 w 31st st apt 4b new york ny 10001', '350 w 31st st|apt 4b|New York|NY|10001|US'],
    ['350 W 31st St\nNew York, NY 10001\nUnited States', '350 W 31st St||New York|NY|10001|US'],
    ['350 W 31st St New York, New York 10001', '350 W 31st St||New York|NY|10001|US'],
    ['42 Broadway Saratoga Springs NY 12866', '42 Broadway||Saratoga Springs|NY|12866|US'],
    ['12 Elm St, Kansas City 64111', '12 Elm St||Kansas City|MO|64111|US'],
    ['4217 Wornall Rd #3 Kansas City Missouri 64111', '4217 Wornall Rd|#3|Kansas City|MO|64111|US'],
    ['1200 US Highway 281 N, San Antonio, TX 78216', '1200 US Highway 281 N||San Antonio|TX|78216|US'],
    [
      '5 Market St Bldg 3 Apt 2, Charleston, South Carolina 29401',
      '5 Market St|Bldg 3, Apt 2|Charleston|SC|29401|US',
    ],
    ["1 Main St., Coeur d'Alene, ID 83814", "1 Main St.||Coeur d'Alene|ID|83814|US"],
    ['12 Olive St, Saint Louis, MO 63101', '12 Olive St||Saint Louis|MO|63101|US'],
    ['Casey Lane, 12 Elm St, Austin, TX 78701', '12 Elm St|Casey Lane|Austin|TX|78701|US'],
    ['100 Peachtree St, Atlanta, Georgia 30303', '100 Peachtree St||Atlanta|GA|30303|US'],
    ['111 Wellington St, Ottawa, ON K1A 0A9', '111 Wellington St||Ottawa|ON|K1A 0A9|CA'],
    ['1 Rue Un, Montréal, qc h2x1y4, Canada', '1 Rue Un||Montréal|QC|H2X 1Y4|CA'],
    ['10 Downing St, London SW1A 2AA', '10 Downing St||London||SW1A 2AA|GB'],
    ['10 Downing St, London, SW1A 2AA, UK', '10 Downing St||London||SW1A 2AA|GB'],
    ['1 Princes St, Edinburgh EH2 2EQ, Scotland, UK', '1 Princes St||Edinburgh||EH2 2EQ|GB'],
    ['10 Rue de la Paix, 75002 Paris, France', '10 Rue de la Paix||Paris||75002|FR'],
    ['Hauptstraße 12, 10115 Berlin, Germany', 'Hauptstraße 12||Berlin||10115|DE'],
    ['Damrak 1, 1012 LG Amsterdam, Netherlands', 'Damrak 1||Amsterdam||1012 LG|NL'],
  ])('AD-15 reads the parts of "%s"', async (line, parts) => expect(await read(line)).toBe(parts));

  it.each([
    '',
    '350 W 31st St',
    '350 W 31st St, New York',
    '350 W 31st St, New York, NY',
    '350 W 31st St, New York, NY 1000',
    'Main Street, New York, NY 10001',
    'New York, NY 10001',
    '10 Downing St, London',
    '12 Rue de Genève',
    '1 Main St, 2 Side St, NY 10001',
  ])('AD-15 leaves "%s" unchanged', async (line) => expect(await read(line)).toBeNull());

  it.each([
    ['Hauptstraße 12, 10115 Berlin', 'DE', 'Hauptstraße 12||Berlin||10115|DE'],
    ['350 W 31st St, New York, NY 10001', 'DE', '350 W 31st St||New York|NY|10001|US'],
    ['12 Calle Luna, San Juan, PR 00901', 'US', '12 Calle Luna||San Juan|PR|00901|US'],
    ['1 George St, Sydney NSW 2000', 'AU', '1 George St||Sydney|NSW|2000|AU'],
  ])('AD-15 reads "%s" typed in a form for %s', async (line, country, parts) =>
    expect(await read(line, country)).toBe(parts),
  );
});
