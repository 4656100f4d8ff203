import type { LabelPaper } from '@sendahead/shared-contracts/orders/document-calls';
import type { FastifyReply } from 'fastify';
import type { RawAnswer } from '../../../../platform/http/register-call.ts';
import { documentFile } from '../../documents/document-file.ts';
import type { LabelsOfOrder } from '../../documents/label-pdf.ts';

/** The labels of orders as one file, a page each. Labels of the embedded carrier say that they are samples. */
export async function printedLabels(
  reply: FastifyReply,
  name: string,
  orders: readonly LabelsOfOrder[],
  options: { sample: boolean; paper: LabelPaper },
): Promise<RawAnswer> {
  // The PDF library is heavy and needed here alone: the server starts without it.
  const { labelPdf } = await import('../../documents/label-pdf.ts');
  return documentFile(reply, 'application/pdf', `${name}.pdf`, await labelPdf(orders, options));
}
