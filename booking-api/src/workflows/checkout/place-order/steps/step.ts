import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import type { GatewayTransaction } from '../../../../integrations/payments/port.ts';
import type { Attempt, AttemptRecord } from '../../../../modules/payments/public/attempts/attempts.ts';
import type { AttemptPoint } from '../../../../platform/crash-point.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { CheckoutRequest, PlaceOrderContext } from '../../context.ts';
import type { PaymentAnswer } from '../answers/answer.ts';
import type { Claim } from './claim-attempt.ts';

/** An attempt, with any authorization that is not recorded yet. */
export type Work = { attempt: AttemptRecord; transaction?: GatewayTransaction | undefined };

/** The same while the customer still waits for the answer. */
export type CheckoutWork = Work & { checkout: CheckoutRequest };

/** The outcome of a step. */
export type Outcome =
  | { proceed: true; transaction?: GatewayTransaction | undefined }
  /** The attempt ends, and its steps are undone. `paid` is a payment that was made anyway. */
  | { refused: PaymentErrorCode; paid?: GatewayTransaction | undefined }
  /** It is unknown whether the payment was made. */
  | { undecided: true }
  /** Another process was faster; its answer counts. */
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
  /** Where tests kill the process: after the step, when the attempt proceeds. */
  crashPoint: AttemptPoint;
};

/**
 * A step of a claimed attempt, done once. `late`: for a step that calls the gateway, its outcome after the deadline.
 */
export type Step<W> = Described & {
  do: (context: PlaceOrderContext, work: W) => Promise<Outcome>;
  late?: Outcome;
};

/** The outcome of an abandoned attempt: refused (and undone), or committed. */
export type Recovery = (context: PlaceOrderContext, attempt: AttemptRecord) => Promise<Outcome>;

/** The first step, which creates the attempt. */
export type ClaimStep = Described & {
  do: (context: PlaceOrderContext, checkout: CheckoutRequest) => Promise<Claim>;
};
