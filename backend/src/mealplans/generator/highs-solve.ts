import loadHighs from 'highs';
import type { Solve } from '@sytno/domain';

/**
 * The same program has the same answer: the work is bounded in nodes. Seconds are a last resort against one
 * that does not end.
 */
const OPTIONS = {
  output_flag: false,
  log_to_console: false,
  random_seed: 1,
  mip_rel_gap: 0.02,
  mip_max_nodes: 20,
} as const;

const LEAST_SECONDS = 0.05;

/** Makes HiGHS ready; takes some tens of milliseconds. `secondsLeft` bounds each program. */
export async function highsSolve(secondsLeft: () => number): Promise<Solve> {
  let highs = await loadHighs();
  return (text) => {
    const left = secondsLeft();
    if (left < LEAST_SECONDS) return null;
    try {
      const { Columns } = highs.solve(text, { ...OPTIONS, time_limit: left });
      const values = Object.entries(Columns as Readonly<Record<string, { readonly Primal?: number }>>);
      const columns = Object.fromEntries(values.map(([name, { Primal }]) => [name, Primal ?? NaN]));
      return values.length > 0 && Object.values(columns).every(Number.isFinite) ? columns : null;
    } catch {
      // A program that HiGHS breaks down at is one that found nothing: the plan stays as the search left it.
      void loadHighs().then((fresh) => {
        highs = fresh;
      });
      return null;
    }
  };
}
