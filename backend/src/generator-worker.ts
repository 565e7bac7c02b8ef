import { parentPort } from 'node:worker_threads';
import type { GeneratorDish } from '@sytno/domain';
import type { Order, Told } from './mealplans/generator/messages';
import { runOrder } from './mealplans/generator/run-order';

/** The thread in which weeks are generated: a search holds up nobody else. It keeps the last list of dishes. */
let held: { readonly key: number; readonly dishes: readonly GeneratorDish[] } | undefined;

const tell = (told: Told): void => {
  parentPort?.postMessage(told);
};

async function obey(order: Order): Promise<void> {
  if (order.kind === 'dishes') {
    held = order;
    return;
  }
  if (held?.key !== order.key) throw new Error('The dishes were not sent.');
  const problem = { ...order.problem, dishes: held.dishes };
  const answer = await runOrder(problem, order, (share, slots) => {
    tell({ kind: 'step', share, slots });
  });
  tell({ kind: 'answer', answer });
}

parentPort?.on('message', (order: Order) => {
  void obey(order);
});
