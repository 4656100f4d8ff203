/** A trip that many of a brand's guests make, from a large town to a place with its facilities. */
export interface TypicalRoute {
  readonly from: string;
  readonly to: string;
  /** The drawing of its card, below `scenes/landmarks`. */
  readonly landmark: string;
}

const golf: readonly TypicalRoute[] = [
  { from: 'Boston, MA', to: 'Pinehurst, NC', landmark: 'pines' },
  { from: 'Chicago, IL', to: 'Scottsdale, AZ', landmark: 'cactus' },
  { from: 'New York, NY', to: 'Naples, FL', landmark: 'palms' },
  { from: 'Dallas, TX', to: 'Bandon, OR', landmark: 'cliff' },
];
const hotels: readonly TypicalRoute[] = [
  { from: 'New York, NY', to: 'Miami, FL', landmark: 'palms' },
  { from: 'Chicago, IL', to: 'San Francisco, CA', landmark: 'cliff' },
  { from: 'Boston, MA', to: 'Charleston, SC', landmark: 'city' },
  { from: 'Dallas, TX', to: 'Denver, CO', landmark: 'mountains' },
];

const routes: Readonly<Record<string, readonly TypicalRoute[]>> = {
  golf,
  sticks: golf,
  ski: [
    { from: 'Chicago, IL', to: 'Aspen, CO', landmark: 'mountains' },
    { from: 'Boston, MA', to: 'Stowe, VT', landmark: 'pines' },
    { from: 'Dallas, TX', to: 'Park City, UT', landmark: 'mountains' },
    { from: 'Seattle, WA', to: 'Ketchum, ID', landmark: 'pines' },
  ],
  camps: [
    { from: 'New York, NY', to: 'Raymond, ME', landmark: 'pines' },
    { from: 'Boston, MA', to: 'Wolfeboro, NH', landmark: 'pines' },
    { from: 'Atlanta, GA', to: 'Brevard, NC', landmark: 'mountains' },
    { from: 'Houston, TX', to: 'Kerrville, TX', landmark: 'pines' },
  ],
  schools: [
    { from: 'New York, NY', to: 'Ann Arbor, MI', landmark: 'campus' },
    { from: 'Chicago, IL', to: 'Cambridge, MA', landmark: 'campus' },
    { from: 'Dallas, TX', to: 'Boulder, CO', landmark: 'mountains' },
    { from: 'Seattle, WA', to: 'Berkeley, CA', landmark: 'campus' },
  ],
  cruise: [
    { from: 'New York, NY', to: 'Fort Lauderdale, FL', landmark: 'harbor' },
    { from: 'Chicago, IL', to: 'Miami, FL', landmark: 'palms' },
    { from: 'Denver, CO', to: 'Seattle, WA', landmark: 'harbor' },
    { from: 'Dallas, TX', to: 'Galveston, TX', landmark: 'harbor' },
  ],
};

/** The four routes of a brand; a brand created in the console uses those of hotels. */
export const typicalRoutesOf = (slug: string): readonly TypicalRoute[] => routes[slug] ?? hotels;
