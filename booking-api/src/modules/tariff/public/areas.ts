const list = (codes: string): string[] => codes.split(/\s+/);

/** The countries we ship to and from, by part of the world; IC, XY, XM and XB are the carriers' codes. */
export const areas = {
  north_america: list('US CA MX BM'),
  caribbean: list('BS JM DO BB KY TC AG LC AW CW VG XM XB XY'),
  south_america: list('CR PA BR AR CL CO PE EC UY GT BZ'),
  europe: list(
    'GB IE FR DE ES IC PT IT NL BE LU CH AT DK SE NO FI IS PL CZ GR HU HR MT CY RO SK SI EE LV LT MC',
  ),
  asia: list('JP KR HK SG TW TH MY CN MO ID PH VN IN'),
  oceania: list('AU NZ FJ'),
  middle_east_africa: list('AE QA SA IL TR EG MA ZA KE MU BH OM JO'),
};
