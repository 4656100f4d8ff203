import codes from 'german-postal-codes' with { type: 'json' };

/**
 * German cities with exclusive codes: state, name, first and last code. Other codes are shared by many towns.
 */
const cities = `
BE Berlin 10115-14199; HH Hamburg 20095-20539; HH Hamburg 22041-22769; BY München 80331-81929; NW Köln 50667-51149;
HE Frankfurt am Main 60306-60599; BW Stuttgart 70173-70629; NW Düsseldorf 40210-40629; SN Leipzig 04103-04357;
SN Dresden 01067-01328; NI Hannover 30159-30669; BY Nürnberg 90402-90491; HB Bremen 28195-28779; NW Dortmund 44135-44388;
NW Essen 45127-45359; NW Duisburg 47051-47279; NW Bochum 44787-44894; NW Wuppertal 42103-42399; NW Bielefeld 33602-33739;
NW Bonn 53111-53229; NW Münster 48143-48167; BW Mannheim 68159-68309; BW Karlsruhe 76131-76229; BY Augsburg 86150-86199;
HE Wiesbaden 65183-65207; NW Mönchengladbach 41061-41239; NW Aachen 52062-52080; SH Kiel 24103-24159;
SN Chemnitz 09111-09131; SH Lübeck 23552-23570; TH Erfurt 99084-99099; RP Mainz 55116-55131; MV Rostock 18055-18147;
HE Kassel 34117-34134; BB Potsdam 14467-14482; BW Heidelberg 69115-69126; HE Darmstadt 64283-64297;
BY Regensburg 93047-93059; BY Würzburg 97070-97084; BY Ingolstadt 85049-85057; BW Ulm 89073-89081;
BW Freiburg im Breisgau 79098-79117; BW Baden-Baden 76530-76534; NI Wolfsburg 38440-38448; NI Göttingen 37073-37085`;

const ranges = cities.split(';').map((entry) => {
  const [, state = '', city = '', first = '', last = ''] =
    /^\s*([A-Z]{2}) (.+) (\d{5})-(\d{5})$/.exec(entry) ?? [];
  return { state, city, first, last };
});

/** Codes of the larger German cities. */
export const germanCodes = () =>
  codes.flatMap((code) => {
    const found = ranges.find(({ first, last }) => code >= first && code <= last);
    return found
      ? [
          {
            country: 'DE',
            code,
            city: found.city,
            state: found.state,
            latitude: null,
            longitude: null,
            time_zone: 'Europe/Berlin',
          },
        ]
      : [];
  });
