import { countryName } from '@sendahead/shared-contracts/geo/country-name';

/**
 * AD-31: large towns and resorts abroad that people write with only their country, each with a central postal
 * code. Alternative spellings follow the displayed one.
 */
const towns: Readonly<Record<string, string>> = {
  AT: 'Graz=8010; Innsbruck=6020; Kitzbühel=6370; Salzburg=5020; Vienna|Wien=1010',
  AU: `Adelaide=5000; Alice Springs=0870; Brisbane=4000; Cairns=4870; Canberra=2601; Darwin=0800; Geelong=3220;
    Hobart=7000; Melbourne=3000; Newcastle=2300; Perth=6000; Sydney=2000; Townsville=4810`,
  BE: 'Antwerp|Antwerpen=2000; Bruges|Brugge=8000; Brussels|Bruxelles|Brussel=1000; Ghent|Gent=9000',
  CH: `Basel=4051; Bern=3011; Davos=7270; Geneva|Genève|Genf=1204; Lausanne=1003; Lucerne|Luzern=6003;
    St. Moritz=7500; Zermatt=3920; Zurich|Zürich=8001`,
  DE: `Baden-Baden=76530; Berlin=10117; Bonn=53111; Bremen=28195; Cologne|Köln=50667; Dortmund=44135; Dresden=01067;
    Düsseldorf=40213; Essen=45127; Frankfurt|Frankfurt am Main=60311; Freiburg=79098;
    Hamburg=20095; Hanover|Hannover=30159; Heidelberg=69117; Leipzig=04109; Munich|München=80331;
    Nuremberg|Nürnberg=90402; Stuttgart=70173`,
  ES: `Alicante=03001; Barcelona=08002; Bilbao=48001; Granada=18001; Ibiza=07800; Madrid=28013; Málaga=29001;
    Marbella=29601; Palma|Palma de Mallorca=07001; San Sebastián|Donostia=20003; Seville|Sevilla=41001; Toledo=45001;
    Valencia=46001; Zaragoza=50001`,
  FI: 'Helsinki=00100',
  FR: `Aix-en-Provence=13100; Annecy=74000; Avignon=84000; Biarritz=64200; Bordeaux=33000; Cannes=06400;
    Chamonix|Chamonix-Mont-Blanc=74400; Dijon=21000; Grenoble=38000; Lille=59000; Lyon=69001; Marseille=13001;
    Montpellier=34000; Nantes=44000; Nice=06000; Paris=75001; Reims=51100; Rennes=35000; Saint-Tropez|St Tropez=83990;
    Strasbourg=67000; Toulouse=31000; Versailles=78000`,
  GB: `Aberdeen=AB10 1FY; Bath=BA1 5AW; Belfast=BT1 5GS; Birmingham=B1 1BB; Brighton=BN1 1JA; Bristol=BS1 5TR;
    Cambridge=CB2 3QJ; Cardiff=CF10 3ND; Carnoustie=DD7 7JE; Edinburgh=EH1 1YJ; Glasgow=G2 1DU; Inverness=IV2 3EG;
    Leeds=LS1 3AD; Liverpool=L1 1JJ; London=WC2N 5DN; Manchester=M2 5PD; Newcastle|Newcastle upon Tyne=NE1 8QH;
    Oxford=OX1 1BX; Portrush=BT56 8JQ; St Andrews=KY16 9JD; Troon=KA10 6EP; Turnberry=KA26 9LT; York=YO1 7HH`,
  IE: 'Cork=T12 T997; Dublin=D01 F5P2; Galway=H91 X4K8; Limerick=V94 EH90',
  IT: `Bari=70121; Bologna=40121; Como=22100; Cortina d'Ampezzo|Cortina=32043; Florence|Firenze=50122;
    Genoa|Genova=16121; Milan|Milano=20121; Naples|Napoli=80133; Palermo=90133; Pisa=56126; Rome|Roma=00184;
    Siena=53100; Sorrento=80067; Turin|Torino=10121; Venice|Venezia=30124; Verona=37121`,
  JP: `Fukuoka=810-0001; Hiroshima=730-0011; Kobe=650-0001; Kyoto=600-8216; Nagoya=450-0002; Naha=900-0015;
    Osaka=530-0001; Sapporo=060-0001; Tokyo=100-0005; Yokohama=220-0012`,
  MX: `Acapulco=39300; Cabo San Lucas=23450; Cancún=77500; Guadalajara=44100; Mazatlán=82000; Mérida=97000;
    Mexico City|Ciudad de México|CDMX=06000; Monterrey=64000; Oaxaca=68000; Playa del Carmen=77710; Puebla=72000;
    Puerto Vallarta=48300; Querétaro=76000; San José del Cabo=23400; San Miguel de Allende=37700; Tijuana=22000`,
  NZ: 'Auckland=1010; Christchurch=8011; Queenstown=9300; Wellington=6011',
};

/** Normalized as people type it: without accents, periods and case, hyphens as spaces. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}|[.’']/gu, '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();

/** A town abroad with a central code. */
export interface CentralCode {
  readonly country: string;
  readonly city: string;
  readonly code: string;
}

export const centralCodes: readonly CentralCode[] = Object.entries(towns).flatMap(([country, lines]) =>
  entriesOf(lines).map(({ names: [city = ''], code }) => ({ country, city, code })),
);

const byName: ReadonlyMap<string, CentralCode> = new Map(
  Object.entries(towns).flatMap(([country, lines]) =>
    entriesOf(lines).flatMap(({ names, code }) =>
      names.map((name): [string, CentralCode] => [
        `${country} ${plain(name)}`,
        { country, city: names[0] ?? name, code },
      ]),
    ),
  ),
);

function entriesOf(lines: string): { names: string[]; code: string }[] {
  return lines.split(';').map((entry) => {
    const [names = '', code = ''] = entry.trim().split('=');
    return { names: names.split('|'), code };
  });
}

/**
 * The center of a town written with its country, with or without its state in between; undefined for any
 * other text.
 */
export function centralCodeOf(line: string, country: string): CentralCode | undefined {
  const [town = ''] = line.split(',');
  return byName.get(`${country} ${plain(line)}`) ?? byName.get(`${country} ${plain(town)}`);
}

/** Towns abroad with this name, in any of its spellings. */
export const centralTownsNamed = (name: string): CentralCode[] => {
  const plainName = plain(name);
  return [...byName].flatMap(([key, entry]) => (key === `${entry.country} ${plainName}` ? [entry] : []));
};

/**
 * Towns whose name begins with a line, such as `Lond` and `london, un`; the country after a comma may be
 * incomplete.
 */
export function centralTownsLike(line: string): CentralCode[] {
  const [town = '', country = ''] = line.split(',').map(plain);
  if (town === '') return [];
  return centralCodes.filter(
    (entry) => plain(entry.city).startsWith(town) && plain(countryName(entry.country)).startsWith(country),
  );
}
