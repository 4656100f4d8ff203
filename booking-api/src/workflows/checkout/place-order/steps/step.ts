import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import type { GatewayTransaction } from '../../../../integrations/payments/port.ts';
import type { Attempt, AttemptRecord } from '../../../../modules/payments/public/attempts/attempts.ts';
import type { AttemptPoint } from '../../../../platform/crash-point.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { CheckoutRequest, PlaceOrderContext } from '../../context.ts';
import type { PaymentAnswer } from '../answers/answer.ts';
import type { Claim } from './claim-attempt.ts';

/** An attempt, and the authorisation of it where one is at hand that is not written down yet. */
export type Work = { attempt: AttemptRecord; transaction?: GatewayTransaction | undefined };

/** The same while the customer still waits for the answer. */
export type CheckoutWork = Work & { checkout: CheckoutRequest };

/** What a step comes to. */
export type Outcome =
  | { proceed: true; transaction?: GatewayTransaction | undefined }
  /** The attempt ends: what its steps did is undone. `paid` is money that is there all the same. */
  | { refused: PaymentErrorCode; paid?: GatewayTransaction | undefined }
  /** Nobody knows whether the money is there. */
  | { undecided: true }
  /** Another process was first; its answer counts. */
  | { answer: PaymentAnswer };

/** Undoes a step within the transaction that ends the attempt. Idempotent. */
export type Undo = (
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  attempt: Pick<Attempt, 'id' | 'transaction_id'>,
) => Promise<void>;

type Described = {
  name: string;
  undo: Undo | 'nothing';
  /** Where tests kill the process: after the step, when it goes on. */
  crashPoint: AttemptPoint;
};

/** A step of a claimed attempt, done once. `late`: of a step that asks the gateway, what it comes to past the deadline. */
export type Step<W> = Described & {
  do: (context: PlaceOrderContext, work: W) => Promise<Outcome>;
  late?: Outcome;
};

/** What an attempt comes to that nobody works on any more: to be refused (and undone), or to be committed. */
export type Recovery = (context: PlaceOrderContext, attempt: AttemptRecord) => Promise<Outcome>;

/** The first step: it makes the attempt. */
export type ClaimStep = Described & {
  do: (context: PlaceOrderContext, checkout: CheckoutRequest) => Promise<Claim>;
};
