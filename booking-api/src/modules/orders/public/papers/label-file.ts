import type { LabelPaper } from '@sendahead/shared-contracts/orders/document-calls';
import type { OrderLabel } from '@sendahead/shared-contracts/orders/life-schema';
import type { CarrierPort } from '../../../../integrations/carriers/port.ts';
import type { Order } from '../store.ts';

/** The labels of an order as a file to print: of the embedded carrier they are samples. */
export async function labelFile(
  order: Pick<Order, 'display_id'>,
  labels: readonly OrderLabel[],
  { carriers, paper }: { carriers: Pick<CarrierPort, 'provider'>; paper: LabelPaper },
): Promise<{ name: string; type: string; bytes: Uint8Array }> {
  // The PDF library is heavy and needed here alone: the server starts without it.
  const { labelPdf } = await import('../../documents/label-pdf.ts');
  const bytes = await labelPdf(order.display_id, labels, { sample: carriers.provider === 'sandbox', paper });
  return { name: `labels-${order.display_id}.pdf`, type: 'application/pdf', bytes };
}
