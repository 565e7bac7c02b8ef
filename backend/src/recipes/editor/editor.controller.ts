import { Controller } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contract } from '@sytno/contract';
import { CurrentActor, type Actor } from '../../platform/auth/actor';
import { EditorFoods } from './editor-foods.service';
import { EditorService } from './editor.service';

const { create, read, save, remove, restore, copy, understand, foods } = contract.recipes.editor;
const DONE = { done: true } as const;

@Controller()
export class EditorController {
  constructor(
    private readonly editor: EditorService,
    private readonly editorFoods: EditorFoods,
  ) {}

  @Implement(create)
  create(@CurrentActor() actor: Actor) {
    return implement(create).handler(({ input }) => this.editor.create(actor, input));
  }

  @Implement(read)
  read(@CurrentActor() actor: Actor) {
    return implement(read).handler(({ input }) => this.editor.read(actor, input));
  }

  @Implement(save)
  save(@CurrentActor() actor: Actor) {
    return implement(save).handler(({ input }) => this.editor.save(actor, input));
  }

  @Implement(remove)
  remove(@CurrentActor() actor: Actor) {
    return implement(remove).handler(async ({ input }) => {
      await this.editor.remove(actor, input);
      return DONE;
    });
  }

  @Implement(restore)
  restore(@CurrentActor() actor: Actor) {
    return implement(restore).handler(async ({ input }) => {
      await this.editor.restore(actor, input);
      return DONE;
    });
  }

  @Implement(copy)
  copy(@CurrentActor() actor: Actor) {
    return implement(copy).handler(({ input }) => this.editor.copy(actor, input));
  }

  @Implement(understand)
  understand(@CurrentActor() actor: Actor) {
    return implement(understand).handler(({ input }) => this.editorFoods.understand(actor, input));
  }

  @Implement(foods)
  foods(@CurrentActor() actor: Actor) {
    return implement(foods).handler(async ({ input }) => ({
      items: await this.editorFoods.foodsOf(actor, input.ids, input.language),
    }));
  }
}
