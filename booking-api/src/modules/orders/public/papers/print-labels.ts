import type { FastifyReply } from 'fastify';
import type { RawAnswer } from '../../../../platform/http/register-call.ts';
import { documentFile } from '../../documents/document-file.ts';
import type { LabelsOfOrder } from '../../documents/label-pdf.ts';
import { type LabelOptions, labelFile } from './label-file.ts';

/** Sends the labels of orders as one file to print. */
export async function printedLabels(
  reply: FastifyReply,
  named: string,
  orders: readonly LabelsOfOrder[],
  options: LabelOptions,
): Promise<RawAnswer> {
  const { type, name, bytes } = await labelFile(named, orders, options);
  return documentFile(reply, type, name, bytes);
}
