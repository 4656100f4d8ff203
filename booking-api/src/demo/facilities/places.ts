/** Real towns that visitors send things to, by kind; the names of their facilities are invented. */
export type Kind = 'golf' | 'ski' | 'hotel' | 'camp' | 'school' | 'port';

const towns = (list: string): [city: string, state: string][] =>
  list.split(';').map((entry) => {
    const [city = '', state = ''] = entry.split(',').map((part) => part.trim());
    return [city, state];
  });

export const places: Record<Kind, [city: string, state: string][]> = {
  golf: towns(
    `Pinehurst,NC; Southern Pines,NC; Johns Island,SC; Hilton Head Island,SC; Myrtle Beach,SC; Pebble Beach,CA; Carmel,CA;
     Bandon,OR; Kohler,WI; Scottsdale,AZ; Sedona,AZ; Tucson,AZ; Palm Springs,CA; La Quinta,CA; San Diego,CA; Napa,CA;
     Orlando,FL; Naples,FL; Ponte Vedra Beach,FL; Palm Beach Gardens,FL; Tampa,FL; Destin,FL; Sea Island,GA; Augusta,GA;
     Savannah,GA; Greensboro,GA; Hershey,PA; Farmington,PA; Southampton,NY; Lake Placid,NY; Verona,NY; Newport,RI;
     Chatham,MA; Manchester,VT; Kennebunkport,ME; Hot Springs,VA; Williamsburg,VA; White Sulphur Springs,WV; French Lick,IN;
     Carmel,IN; Gaylord,MI; Traverse City,MI; Bay Harbor,MI; Brainerd,MN; Galena,IL; Branson,MO; Hot Springs National Park,AR;
     Tulsa,OK; Austin,TX; San Antonio,TX; Horseshoe Bay,TX; Las Vegas,NV; Mesquite,NV; Saint George,UT; Park City,UT;
     Coeur D Alene,ID; Sun Valley,ID; Big Sky,MT; Colorado Springs,CO; Gypsum,CO; Santa Fe,NM; Chelan,WA; Kapalua,HI; Lahaina,HI;
     Kamuela,HI; Koloa,HI; Dorado,PR; Fairhope,AL; Opelika,AL; Gulf Shores,AL; Biloxi,MS; Nashville,TN; Crossville,TN;
     Louisville,KY; Dublin,OH; Charlotte,NC; Asheville,NC; Charleston,SC; Ocean City,MD; Rehoboth Beach,DE; Galloway,NJ;
     Gothenburg,NE; Mullen,NE; Rapid City,SD; Fargo,ND; Wichita,KS; Anchorage,AK; New Orleans,LA; Bluffton,SC; Jupiter,FL`,
  ),
  ski: towns(
    `Vail,CO; Aspen,CO; Breckenridge,CO; Steamboat Springs,CO; Telluride,CO; Crested Butte,CO; Winter Park,CO; Park City,UT;
     Alta,UT; Brian Head,UT; Jackson,WY; Teton Village,WY; Big Sky,MT; Whitefish,MT; Ketchum,ID; Sandpoint,ID; Truckee,CA;
     Mammoth Lakes,CA; South Lake Tahoe,CA; Incline Village,NV; Bend,OR; Government Camp,OR; Leavenworth,WA; Taos,NM;
     Angel Fire,NM; Flagstaff,AZ; Girdwood,AK; Stowe,VT; Killington,VT; Ludlow,VT; Lincoln,NH; North Conway,NH; Bethel,ME;
     Lake Placid,NY; Ellicottville,NY; Snowshoe,WV; Boyne Falls,MI; Lutsen,MN; Wintergreen,VA; Hunter,NY`,
  ),
  hotel: towns(
    `New York,NY; San Francisco,CA; Chicago,IL; Boston,MA; Seattle,WA; Los Angeles,CA; Miami,FL; Washington,DC; Denver,CO;
     Atlanta,GA; Dallas,TX; Houston,TX; Phoenix,AZ; Portland,OR; Minneapolis,MN; Philadelphia,PA; San Antonio,TX; Honolulu,HI;
     Key West,FL; Nantucket,MA; Bar Harbor,ME; Charleston,SC; New Orleans,LA; Santa Barbara,CA; Jackson,WY; Sedona,AZ;
     Savannah,GA; Asheville,NC; Nashville,TN; Salt Lake City,UT; Detroit,MI; Cleveland,OH; Kansas City,MO; Saint Louis,MO;
     Milwaukee,WI; Pittsburgh,PA; Baltimore,MD; Orlando,FL; San Juan,PR; Anchorage,AK`,
  ),
  camp: towns(
    `Raymond,ME; Belgrade,ME; Bridgton,ME; Meredith,NH; Wolfeboro,NH; Fairlee,VT; Becket,MA; Kent,CT; Honesdale,PA;
     Lake Placid,NY; Narrowsburg,NY; Speculator,NY; Brevard,NC; Hendersonville,NC; Mentone,AL; Hunt,TX; Kerrville,TX;
     Estes Park,CO; Big Bear Lake,CA; Minocqua,WI; Eagle River,WI; Ely,MN; Interlochen,MI; Branson,MO; Rapid City,SD`,
  ),
  school: towns(
    `Cambridge,MA; New Haven,CT; Princeton,NJ; Ithaca,NY; Hanover,NH; Providence,RI; Ann Arbor,MI; Madison,WI; Austin,TX;
     Berkeley,CA; Eugene,OR; Boulder,CO; Chapel Hill,NC; Durham,NC; Charlottesville,VA; Athens,GA; Gainesville,FL; Tempe,AZ;
     Lawrence,KS; Iowa City,IA; Columbus,OH; State College,PA; Bloomington,IN; Knoxville,TN; Andover,MA`,
  ),
  port: towns(
    `Miami,FL; Fort Lauderdale,FL; Port Canaveral,FL; Cape Canaveral,FL; Tampa,FL; Galveston,TX; New Orleans,LA; San Pedro,CA;
     Long Beach,CA; San Diego,CA; Seattle,WA; Boston,MA; Brooklyn,NY; Baltimore,MD; Norfolk,VA; Honolulu,HI`,
  ),
};
