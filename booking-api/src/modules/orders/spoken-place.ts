import type { CarrierAddress } from '../../integrations/carriers/port.ts';

/** An end as a driver would say it: a company by its name, a home by its street. */
export const spokenPlace = ({ company, street1, city, name }: CarrierAddress): string =>
  company || [street1, city].filter(Boolean).join(', ') || name;
