import { type Ledger, openLedger } from '../../../gateway/ledger/connect.ts';
import { createLedger } from '../../../gateway/ledger/schema.ts';
import { merchantOperations } from '../../../gateway/merchant-api/operations.ts';
import { refusalOf } from '../../../gateway/transactions/refusal.ts';
import { AnswerLost } from '../port.ts';
import type { AskGateway, GatewayAnswer } from './ask.ts';

/** To the ledger. Sales of one moment share a statement. */
const connections = 4;

export type EmbeddedGateway = {
  /** Where the gateway keeps its ledger. */
  ledgerUrl: string;
  key: string;
  /** Milliseconds until an answer is given up. */
  answerMs: number;
  /** Seconds that the undecided test card stays undecided. */
  slowSeconds: number;
  now: () => number;
};

/**
 * The gateway's merchant side in this process, over the ledger that it shares with the process of the card fields. No
 * card's number comes here: what pays is a nonce, and the ledger keeps last digits.
 */
export function embedGateway({ ledgerUrl, key, answerMs, slowSeconds, now }: EmbeddedGateway): {
  ask: AskGateway;
  close: () => Promise<void>;
} {
  const ledger = openLedger(ledgerUrl, connections);
  const operations = merchantOperations({ ledger, merchantKey: key, slowSeconds, now });
  const ready = readyOnce(ledger);
  return {
    ask: (operation, sent) =>
      inTime(
        answerMs,
        ready().then(() => operations[operation](sent)),
      ),
    close: () => ledger.end(),
  };
}

/** The ledger's tables are made by whoever comes first; what failed is tried again with the next question. */
function readyOnce(ledger: Ledger): () => Promise<void> {
  let made: Promise<void> | undefined;
  return () => {
    made ??= createLedger(ledger).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** What is no refusal may have been done: the ledger is searched before anything else. */
function inTime(answerMs: number, working: Promise<object>): Promise<GatewayAnswer> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new AnswerLost('no answer in time')), answerMs);
    working
      .then(
        (body) => resolve({ status: 200, body }),
        (error: unknown) => {
          const refusal = refusalOf(error);
          if (refusal) resolve({ status: refusal.status, body: { errors: refusal.errors } });
          else reject(new AnswerLost(error instanceof Error ? error.message : 'no answer'));
        },
      )
      .finally(() => clearTimeout(late));
  });
}
