import { Injectable } from '@nestjs/common';
import type { GeneratorAnswer, GeneratorProblem } from '@sytno/domain';
import { generate, type GenerateOptions } from './index';

/** Makes plans in threads of their own, whoever came first first. */
@Injectable()
export class PlanMaker {
  /** See `generate`. */
  make(problem: GeneratorProblem, options: GenerateOptions): Promise<GeneratorAnswer> {
    return generate(problem, options);
  }
}
