import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { FoodFacts } from '../../recipes';
import { GroceryList } from '../lists/grocery-list.entity';
import { listFor, oneAtATime, tellOfLists } from '../lists/held-list';
import { keptShop, orderKind, orderOf, shopOf, USUAL } from './shop-orders';
import { Shop } from './shop.entity';

type Shops = Outputs['grocery']['shops'];
type Input<Call extends keyof Shops> = Inputs['grocery']['shops'][Call];

const MOST_SHOPS = 20;

/** Where a household buys, and in which order the aisles there are met. */
@Injectable()
export class ShopsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: FoodFacts,
    private readonly live: Live,
  ) {}

  /** The usual shop first, also when nothing is known of it; the others by name. */
  async list({ householdId }: Actor, { language }: Input<'list'>): Promise<Shops['list']> {
    const { manager } = this.dataSource;
    const aisles = await this.foods.aislesIn(language, manager);
    const names = new Map(aisles.map(({ id, name }) => [id, name]));
    const kept = await manager.findBy(Shop, { householdId });
    const { compare } = new Intl.Collator(language);
    const named = kept.filter(({ name }) => name !== USUAL).sort((a, b) => compare(a.name, b.name));
    const usual = kept.find(({ name }) => name === USUAL) ?? null;
    return {
      items: [usual, ...named].map((shop) => ({
        ...shopShown(shop),
        walks: shop?.walks.length ?? 0,
        aisles: orderOf(shop, [...names.keys()]).map((id) => ({ id, name: names.get(id) ?? '' })),
      })),
    };
  }

  /** @throws Refusal SHOPS_FULL, SHOP_NAMED when there is one of the name */
  create(actor: Actor, { name }: Input<'create'>): Promise<Shops['create']> {
    return this.alone(actor, async (manager) => {
      const { householdId } = actor;
      if ((await manager.countBy(Shop, { householdId })) >= MOST_SHOPS) throw new Refusal('SHOPS_FULL');
      await wantFree(manager, householdId, name);
      const shop = { id: randomUUID(), householdId, name, walks: [], byHand: null, createdAt: now() };
      await manager.insert(Shop, shop);
      return shopShown(shop);
    });
  }

  /** @throws Refusal NOT_FOUND, SHOP_NAMED, INPUT_INVALID for aisles that the catalogue does not have */
  change(actor: Actor, { id, name, aisles }: Input<'change'>): Promise<Shops['change']> {
    return this.alone(actor, async (manager) => {
      const { householdId } = actor;
      const shop = await keptShop(manager, householdId, id === 'usual' ? null : id);
      if (!shop) throw new Refusal('NOT_FOUND');
      if (name !== undefined && name !== shop.name) await wantFree(manager, householdId, name);
      if (aisles) await this.wantKnown(manager, actor, aisles);
      const changes = {
        ...(name !== undefined && { name }),
        ...(aisles !== undefined && { byHand: aisles }),
        ...(aisles === null && { walks: [] }),
      };
      if (Object.keys(changes).length > 0) await manager.update(Shop, { id: shop.id }, changes);
      return shopShown(Object.assign(shop, changes));
    });
  }

  /** @throws Refusal NOT_FOUND */
  remove(actor: Actor, { id }: Input<'remove'>): Promise<Shops['remove']> {
    return this.alone(actor, async (manager) => {
      const { affected } = await manager.delete(Shop, { id, householdId: actor.householdId });
      if (!affected) throw new Refusal('NOT_FOUND');
      return { done: true };
    });
  }

  /** @throws Refusal NOT_FOUND for the list or the shop, CONFLICT when the list is closed */
  choose(actor: Actor, { id, shopId }: Input<'choose'>): Promise<Shops['choose']> {
    return this.alone(actor, async (manager) => {
      await listFor(manager, actor, 'change', id);
      const shop = await shopOf(manager, actor.householdId, shopId);
      if (!shop && shopId !== null) throw new Refusal('NOT_FOUND');
      await manager.update(GroceryList, { id }, { shopId });
      return shopShown(shop);
    });
  }

  /** One change of a household's shops after another; its lists stand otherwise then. */
  private alone<T>(actor: Actor, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await oneAtATime(manager, actor.householdId);
      const result = await work(manager);
      await tellOfLists(this.live, manager, actor);
      return result;
    });
  }

  private async wantKnown(
    manager: EntityManager,
    { language }: Actor,
    order: readonly string[],
  ): Promise<void> {
    const known = new Set((await this.foods.aislesIn(language, manager)).map(({ id }) => id));
    const wrong = order.findIndex((aisle, at) => !known.has(aisle) || order.indexOf(aisle) !== at);
    if (wrong < 0) return;
    throw Refusal.fields('INPUT_INVALID', { path: `aisles.${String(wrong)}`, code: 'choice' });
  }
}

function shopShown(shop: Shop | null): Shops['choose'] {
  return { id: shop?.id ?? null, name: shop?.name ?? USUAL, order: orderKind(shop) };
}

async function wantFree(manager: EntityManager, householdId: string, name: string): Promise<void> {
  if (await manager.existsBy(Shop, { householdId, name })) throw new Refusal('SHOP_NAMED');
}
