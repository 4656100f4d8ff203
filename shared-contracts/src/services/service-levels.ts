/** SV-10: the default system names with their URL codes. */
export const serviceLevelLinks = [
  { systemName: 'DOMESTIC_GROUND', urlCode: 'ground', ground: true },
  { systemName: 'DOMESTIC_EXPEDITED_GROUND', urlCode: 'exground', ground: true },
  { systemName: 'DOMESTIC_1_DAY', urlCode: 'nextday', ground: false },
  { systemName: 'DOMESTIC_2_DAY', urlCode: '2day', ground: false },
  { systemName: 'DOMESTIC_3_DAY', urlCode: '3day', ground: false },
  { systemName: 'DOMESTIC_4_DAY', urlCode: '4day', ground: false },
] as const;

/** Services that a link can name: those of SV-10, and international ones. */
const linkedServices: readonly { systemName: string; urlCode: string }[] = [
  ...serviceLevelLinks,
  { systemName: 'INTERNATIONAL_ECONOMY', urlCode: 'economy' },
  { systemName: 'INTERNATIONAL_PRIORITY', urlCode: 'priority' },
];

/** The URL code of a service; undefined without one. */
export const serviceCode = (systemName: string): string | undefined =>
  linkedServices.find((service) => service.systemName === systemName)?.urlCode;

/** The system name of a link's service, in any case; undefined for an unknown code. */
export const linkedService = (code: string): string | undefined =>
  linkedServices.find(({ urlCode }) => urlCode === code.trim().toLowerCase())?.systemName;

/** SV-10: the first two default levels are ground services. */
export const isGround = (systemName: string): boolean =>
  serviceLevelLinks.some((level) => level.ground && level.systemName === systemName);

const renames: Readonly<Record<string, string>> = {
  'THREE DAY SELECT': 'THREE DAY',
  'NEXT DAY AIR': 'NEXT DAY',
  'SECOND DAY': 'TWO DAY',
};

/** SV-11: the displayed name of a service. */
export const displayServiceName = (name: string): string => renames[name.toUpperCase()] ?? name;

/** Names that promise one day, which a longer service does not get. */
const ofOneDay = /OVERNIGHT|NEXT DAY/i;

/**
 * A service in the page's words: its carrier, and its displayed name in sentence case, such as `FedEx Three
 * day`. One that takes several days, such as an international service, is not called overnight.
 */
export function serviceTitle(carrier: string, name: string, transitDays = 1): string {
  const named = transitDays > 1 && ofOneDay.test(name) ? 'EXPRESS' : name;
  const displayName = displayServiceName(named).toLowerCase();
  return `${carrier} ${displayName.charAt(0).toUpperCase()}${displayName.slice(1)}`.trim();
}
