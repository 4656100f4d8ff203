import type { PrinterlessWay } from '@sendahead/shared-contracts/orders/preparation-calls';
import type { Carriage } from '../port.ts';

/** The embedded carrier's counters print for FedEx within a country; UPS customers bring a label. */
export const printerless = ({
  carrier,
  from,
  to,
}: Pick<Carriage, 'carrier' | 'from' | 'to'>): PrinterlessWay =>
  carrier === 'FEDEX' && from.country === to.country ? 'qr' : 'none';
