import { foldedName, textFor, type RecipeContent } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Any, type EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { Proposal } from '../ingredients/proposal.entity';
import type { LineFood } from './content-rows';

/** What one line calls a food that no catalogue knows. */
interface Called {
  readonly name: string;
  readonly normalizedName: string;
}

/**
 * The foods of a content's lines. A name that no catalogue knows is proposed to the administrator, once for
 * all who write it; one that he has answered meanwhile is the food that he said.
 *
 * @param content settled
 * @param proposerId whoever writes it; null where every food is known
 */
export async function foodsOfLines(
  manager: EntityManager,
  content: Pick<RecipeContent, 'languages' | 'lines'>,
  proposerId: string | null,
): Promise<LineFood[]> {
  const [language = 'uk'] = content.languages;
  const called = content.lines.map(({ ingredientId, food }): Called | null => {
    if (ingredientId !== null) return null;
    const name = textFor(food, language);
    return { name, normalizedName: foldedName(name) || name.toLowerCase() };
  });
  const names = new Map(called.flatMap((one) => (one ? [[one.normalizedName, one.name] as const] : [])));
  const proposals = new Map<string, Proposal>();
  if (names.size > 0) {
    // In one order for all, so that two who propose the same foods do not wait for each other.
    const rows = [...names]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([normalizedName, name]) => ({
        id: randomUUID(),
        name,
        language,
        normalizedName,
        proposerId,
        createdAt: now(),
        state: 'open' as const,
        ingredientId: null,
      }));
    await manager.createQueryBuilder().insert().into(Proposal).values(rows).orIgnore().execute();
    const found = await manager.findBy(Proposal, { language, normalizedName: Any([...names.keys()]) });
    for (const proposal of found) proposals.set(proposal.normalizedName, proposal);
  }
  return content.lines.map(({ ingredientId }, at) => {
    const proposal = proposals.get(called[at]?.normalizedName ?? '');
    if (!proposal) return { ingredientId, proposalId: null };
    return proposal.ingredientId === null
      ? { ingredientId: null, proposalId: proposal.id }
      : { ingredientId: proposal.ingredientId, proposalId: null };
  });
}
