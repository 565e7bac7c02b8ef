import { Injectable } from '@nestjs/common';
import type { GeneratorAnswer, GeneratorProblem } from '@sytno/domain';
import { Refusal } from '../../platform/errors/refusal';
import { generate, type GenerateOptions } from './index';

/** So many plans are made or wait at most. */
export const MOST_WAITING = 200;

/** Makes plans in threads of their own, whoever came first first. */
@Injectable()
export class PlanMaker {
  private making = 0;

  /** See `generate`. */
  async make(problem: GeneratorProblem, options: GenerateOptions): Promise<GeneratorAnswer> {
    this.making += 1;
    try {
      return await generate(problem, options);
    } finally {
      this.making -= 1;
    }
  }

  /** @throws Refusal GENERATOR_BUSY when so many wait that nobody should wait behind them */
  wantRoom(): void {
    if (this.making >= MOST_WAITING) throw new Refusal('GENERATOR_BUSY');
  }
}
