import { FlagdCore } from '@openfeature/flagd-core';
import type { EvaluationContext, JsonValue, Provider, ResolutionDetails } from '@openfeature/server-sdk';

/** OpenFeature with flagd's rules, in this process, on the latest definitions that it received. */
export class FlagdProvider implements Provider {
  readonly metadata = { name: 'flagd in process' };
  readonly runsOn = 'server' as const;
  readonly #core = new FlagdCore();

  take(flags: Readonly<Record<string, unknown>>): void {
    this.#core.setConfigurations(JSON.stringify({ flags }));
  }

  async resolveBooleanEvaluation(key: string, otherwise: boolean, context: EvaluationContext) {
    return this.#core.resolveBooleanEvaluation(key, otherwise, context);
  }
  async resolveStringEvaluation(key: string, otherwise: string, context: EvaluationContext) {
    return this.#core.resolveStringEvaluation(key, otherwise, context);
  }
  async resolveNumberEvaluation(key: string, otherwise: number, context: EvaluationContext) {
    return this.#core.resolveNumberEvaluation(key, otherwise, context);
  }
  async resolveObjectEvaluation<T extends JsonValue>(
    key: string,
    otherwise: T,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<T>> {
    return this.#core.resolveObjectEvaluation(key, otherwise, context);
  }
}
