import type { EntityManager, EntityTarget } from 'typeorm';

const LONGEST_KEY = 48;

/** A key that no row of a table has had, made of an English name: "sour-cream", "sour-cream-2". */
export async function freeKey(
  entity: EntityTarget<{ id: string }>,
  name: string,
  manager: EntityManager,
): Promise<string> {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_KEY);
  const base = plain === '' ? 'new' : plain;
  for (let n = 1; ; n++) {
    const id = n === 1 ? base : `${base}-${String(n)}`;
    if (!(await manager.existsBy(entity, { id }))) return id;
  }
}
