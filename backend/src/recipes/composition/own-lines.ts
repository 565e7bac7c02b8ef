import type { RecipeLine as DomainLine, WrittenLine } from '@sytno/domain';
import { Any, In, IsNull, type EntityManager } from 'typeorm';
import { lineRowsOf, lineWordsOf, writtenLineOf, type LineFood } from '../editor/content-rows';
import { groupedBy } from '../grouped';
import { Proposal } from '../ingredients/proposal.entity';
import { domainLine } from '../recipe/recipe-line.entity';
import { Composition, CompositionLine, CompositionLineText } from './composition.entity';

/** A composition as arithmetic takes it. */
export interface OwnComposition {
  readonly composition: Composition;
  readonly lines: readonly OwnLine[];
}

/** A line with its food, also where that was set after it was written. */
export type OwnLine = Omit<CompositionLine, 'compositionId'>;

export const domainLines = ({ lines }: OwnComposition): DomainLine[] => lines.map(domainLine);

/** What somebody composes now, of these recipes or of all; one question where there is nothing. */
export async function currentCompositions(
  manager: EntityManager,
  userId: string,
  recipeIds?: readonly string[],
): Promise<OwnComposition[]> {
  if (recipeIds?.length === 0) return [];
  const rows = await manager.findBy(Composition, {
    userId,
    until: IsNull(),
    ...(recipeIds ? { recipeId: Any([...new Set(recipeIds)]) } : {}),
  });
  return withLines(manager, rows);
}

/** Those that any of these people had at any time of these recipes. */
export async function compositionsEver(
  manager: EntityManager,
  userIds: readonly string[],
  recipeIds: readonly string[],
): Promise<OwnComposition[]> {
  if (userIds.length === 0 || recipeIds.length === 0) return [];
  const rows = await manager.findBy(Composition, {
    userId: Any([...new Set(userIds)]),
    recipeId: Any([...new Set(recipeIds)]),
  });
  return withLines(manager, rows);
}

async function withLines(manager: EntityManager, rows: readonly Composition[]): Promise<OwnComposition[]> {
  if (rows.length === 0) return [];
  const lines = await manager.find(CompositionLine, {
    where: { compositionId: Any(rows.map(({ id }) => id)) },
    order: { compositionId: 'ASC', position: 'ASC' },
  });
  const answered = await answersOf(manager, lines);
  const known = lines.map((line) =>
    Object.assign(line, {
      ingredientId: line.ingredientId ?? answered.get(line.proposalId ?? '') ?? null,
    }),
  );
  const linesOf = groupedBy(known, ({ compositionId }) => compositionId);
  return rows.map((composition) => ({ composition, lines: linesOf.get(composition.id) ?? [] }));
}

/** Foods that were set since the lines were written: the line itself is its writer's. */
async function answersOf(
  manager: EntityManager,
  lines: readonly CompositionLine[],
): Promise<ReadonlyMap<string, string>> {
  const waiting = lines.flatMap(({ ingredientId, proposalId }) =>
    ingredientId === null && proposalId !== null ? [proposalId] : [],
  );
  if (waiting.length === 0) return new Map();
  const proposals = await manager.findBy(Proposal, { id: In([...new Set(waiting)]) });
  return new Map(
    proposals.flatMap(({ id, ingredientId }) => (ingredientId === null ? [] : [[id, ingredientId] as const])),
  );
}

/** The words of its lines. */
export function lineTextsOf(
  manager: EntityManager,
  { composition }: OwnComposition,
): Promise<CompositionLineText[]> {
  return manager.findBy(CompositionLineText, { compositionId: composition.id });
}

/** Lines as their writer wrote them. */
export function writtenLines(own: OwnComposition, texts: readonly CompositionLineText[]): WrittenLine[] {
  const textsOf = groupedBy(texts, ({ position }) => position);
  return own.lines.map((line) => writtenLineOf(line, textsOf.get(line.position) ?? []));
}

/**
 * Puts these lines in the place of those that a composition has.
 *
 * @param lines settled
 * @param foods what each of them rests on, by its place
 */
export async function replaceLines(
  manager: EntityManager,
  compositionId: string,
  lines: readonly WrittenLine[],
  foods: readonly LineFood[],
): Promise<void> {
  // The words go with their lines.
  await manager.delete(CompositionLine, { compositionId });
  await manager.insert(
    CompositionLine,
    lineRowsOf(lines, foods).map((row) => ({ compositionId, ...row })),
  );
  const texts = lineWordsOf(lines, foods).map((row) => ({ compositionId, ...row }));
  if (texts.length > 0) await manager.insert(CompositionLineText, texts);
}
