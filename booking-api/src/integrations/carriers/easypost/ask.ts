import type * as z from 'zod';
import { CarrierAnswerLost } from '../port.ts';
import { failureOf } from './failures.ts';

/** An SDK answer in the shape that we read; every failure becomes an error of the port. */
export async function ask<S extends z.ZodType>(schema: S, answer: Promise<unknown>): Promise<z.output<S>> {
  let answered: unknown;
  try {
    answered = await answer;
  } catch (error) {
    throw failureOf(error);
  }
  const read = schema.safeParse(answered);
  if (!read.success) throw new CarrierAnswerLost('an answer that cannot be read');
  return read.data;
}
