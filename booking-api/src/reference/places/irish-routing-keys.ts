/** The 139 routing keys of Ireland by county: key and post town. Some extend into another county. */
export const irishRoutingKeys: Readonly<Record<string, string>> = {
  CW: 'R21 Bagenalstown; R93 Carlow',
  CN: 'H12 Cavan; H14 Belturbet; H16 Cootehill',
  CE: 'V14 Shannon; V15 Kilrush; V95 Ennis',
  CO: `P12 Macroom; P14 Crookstown; P17 Kinsale; P24 Cobh; P25 Midleton; P31 Ballincollig; P32 Rylane; P36 Youghal;
    P43 Carrigaline; P47 Dunmanway; P51 Mallow; P56 Charleville; P61 Fermoy; P67 Mitchelstown; P72 Bandon; P75 Bantry;
    P81 Skibbereen; P85 Clonakilty; T12 Cork; T23 Cork; T34 Carrignavar; T45 Glanmire; T56 Watergrasshill`,
  DL: 'F92 Letterkenny; F93 Lifford; F94 Donegal',
  D: `A41 Ballyboughal; A42 Garristown; A45 Oldtown; A94 Blackrock; A96 Glenageary; D01 Dublin; D02 Dublin; D03 Dublin;
    D04 Dublin; D05 Dublin; D06 Dublin; D6W Dublin; D07 Dublin; D08 Dublin; D09 Dublin; D10 Dublin; D11 Dublin;
    D12 Dublin; D13 Dublin; D14 Dublin; D15 Dublin; D16 Dublin; D17 Dublin; D18 Dublin; D20 Dublin; D22 Dublin;
    D24 Dublin; K32 Balbriggan; K34 Skerries; K36 Malahide; K45 Lusk; K56 Rush; K67 Swords; K78 Lucan`,
  G: 'H53 Ballinasloe; H54 Tuam; H62 Loughrea; H65 Athenry; H71 Clifden; H91 Galway',
  KY: 'V23 Cahersiveen; V31 Listowel; V92 Tralee; V93 Killarney',
  KE: 'R14 Athy; R51 Kildare; R56 Curragh; W12 Newbridge; W23 Celbridge; W34 Monasterevin; W91 Naas',
  KK: 'R95 Kilkenny',
  LS: 'R32 Portlaoise',
  LM: 'N41 Carrick-on-Shannon',
  LK: 'V35 Kilmallock; V42 Newcastle West; V94 Limerick',
  LD: 'N39 Longford',
  LH: 'A91 Dundalk; A92 Drogheda',
  MO: 'F12 Claremorris; F23 Castlebar; F26 Ballina; F28 Westport; F31 Ballinrobe; F35 Ballyhaunis',
  MH: 'A82 Kells; A83 Enfield; A84 Ashbourne; A85 Dunshaughlin; A86 Dunboyne; C15 Navan',
  MN: 'A75 Castleblayney; A81 Carrickmacross; H18 Monaghan; H23 Clones',
  OY: 'R35 Tullamore; R42 Birr; R45 Edenderry',
  RN: 'F42 Roscommon; F45 Castlerea; F52 Boyle',
  SO: 'F56 Ballymote; F91 Sligo',
  TA: 'E21 Cahir; E25 Cashel; E32 Carrick-on-Suir; E34 Tipperary; E41 Thurles; E45 Nenagh; E53 Roscrea; E91 Clonmel',
  WD: 'X35 Dungarvan; X42 Kilmacthomas; X91 Waterford',
  WH: 'N37 Athlone; N91 Mullingar',
  WX: 'Y21 Enniscorthy; Y25 Gorey; Y34 New Ross; Y35 Wexford',
  WW: 'A63 Greystones; A67 Wicklow; A98 Bray; Y14 Arklow',
};
