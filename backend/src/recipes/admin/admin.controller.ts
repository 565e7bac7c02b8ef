import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { Changes } from './changes.service';
import { FoodList } from './food-list.service';
import { FoodMerge } from './food-merge.service';
import { FoodsService } from './foods.service';
import { OrderService } from './order.service';
import { TablesService } from './tables.service';
import { UnitsService } from './units.service';

const calls = contract.recipes.admin;

/** Ingredients, the catalogue's tables, and what was done to them. */
@Controller()
export class AdminController {
  constructor(
    private readonly foodList: FoodList,
    private readonly foods: FoodsService,
    private readonly merging: FoodMerge,
    private readonly entries: TablesService,
    private readonly ordering: OrderService,
    private readonly units: UnitsService,
    private readonly done: Changes,
  ) {}

  @Implement(calls.foods)
  list() {
    return implement(calls.foods).handler(({ input }) => this.foodList.list(input));
  }

  @Implement(calls.food)
  food() {
    return implement(calls.food).handler(({ input }) => this.foods.get(input));
  }

  @Implement(calls.addFood)
  addFood(@CurrentActor() actor: Actor) {
    return implement(calls.addFood).handler(({ input }) => this.foods.add(actor, input));
  }

  @Implement(calls.previewFood)
  previewFood(@CurrentActor() actor: Actor) {
    return implement(calls.previewFood).handler(({ input }) => this.foods.preview(actor, input));
  }

  @Implement(calls.saveFood)
  saveFood(@CurrentActor() actor: Actor) {
    return implement(calls.saveFood).handler(({ input }) => this.foods.save(actor, input));
  }

  @Implement(calls.removeFood)
  removeFood(@CurrentActor() actor: Actor) {
    return implement(calls.removeFood).handler(({ input }) => this.foods.remove(actor, input));
  }

  @Implement(calls.previewMerge)
  previewMerge(@CurrentActor() actor: Actor) {
    return implement(calls.previewMerge).handler(({ input }) => this.merging.preview(actor, input));
  }

  @Implement(calls.mergeFood)
  mergeFood(@CurrentActor() actor: Actor) {
    return implement(calls.mergeFood).handler(({ input }) => this.merging.merge(actor, input));
  }

  @Implement(calls.tables)
  tables() {
    return implement(calls.tables).handler(() => this.ordering.all());
  }

  @Implement(calls.addEntry)
  addEntry(@CurrentActor() actor: Actor) {
    return implement(calls.addEntry).handler(({ input }) => this.entries.add(actor, input));
  }

  @Implement(calls.saveEntry)
  saveEntry(@CurrentActor() actor: Actor) {
    return implement(calls.saveEntry).handler(({ input }) => this.entries.save(actor, input));
  }

  @Implement(calls.saveUnit)
  saveUnit(@CurrentActor() actor: Actor) {
    return implement(calls.saveUnit).handler(({ input }) => this.units.save(actor, input));
  }

  @Implement(calls.order)
  order(@CurrentActor() actor: Actor) {
    return implement(calls.order).handler(({ input }) => this.ordering.order(actor, input));
  }

  @Implement(calls.mergeEntry)
  mergeEntry(@CurrentActor() actor: Actor) {
    return implement(calls.mergeEntry).handler(({ input }) => this.entries.merge(actor, input));
  }

  @Implement(calls.removeEntry)
  removeEntry(@CurrentActor() actor: Actor) {
    return implement(calls.removeEntry).handler(({ input }) => this.entries.remove(actor, input));
  }

  @Implement(calls.changes)
  changes() {
    return implement(calls.changes).handler(({ input }) => this.done.list(input));
  }

  @Implement(calls.undo)
  undo(@CurrentActor() actor: Actor) {
    return implement(calls.undo).handler(({ input }) => this.done.undo(actor, input));
  }
}
