import type { LabelPaper } from '@sendahead/shared-contracts/orders/document-calls';
import type { CarrierPort } from '../../../../integrations/carriers/port.ts';
import type { LabelsOfOrder } from '../../documents/label-pdf.ts';

export interface LabelOptions {
  readonly carriers: Pick<CarrierPort, 'provider'>;
  readonly paper: LabelPaper;
  /** The country where they are printed; the US by default. */
  readonly country?: string | undefined;
}

/** The labels of orders as one file to print. Labels of the embedded carrier are marked as samples. */
export async function labelFile(
  name: string,
  orders: readonly LabelsOfOrder[],
  { carriers, paper, country }: LabelOptions,
): Promise<{ name: string; type: string; bytes: Uint8Array }> {
  // The PDF library is heavy and only needed here: the server starts without it.
  const { labelPdf } = await import('../../documents/label-pdf.ts');
  const bytes = await labelPdf(orders, { sample: carriers.provider === 'sandbox', paper, country });
  return { name: `${name}.pdf`, type: 'application/pdf', bytes };
}
