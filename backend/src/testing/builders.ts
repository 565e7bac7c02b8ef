import {
  addDays,
  dayAt,
  LANGUAGES,
  mondayOf,
  type ApplicationState,
  type IngredientFacts,
  type Language,
  type RecipeLine as Line,
} from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Member } from '../account/household/member.entity';
import { PremiumDays } from '../account/profile/premium-days.entity';
import { User } from '../account/user.entity';
import { Course, CourseText, CourseWeek } from '../expert/courses/course.entity';
import { Application } from '../expert/applications/application.entity';
import { GroceryLine, GroceryList } from '../grocery/lists/grocery-list.entity';
import { MenuItem } from '../mealplans/menu/menu-item.entity';
import { now } from '../platform/time/clock';
import { FoodFacts } from '../recipes';
import { insertMissing } from '../recipes/insert-missing';
import { catalogColumnsOf } from '../recipes/catalog/catalog-columns';
import { RecipeLine } from '../recipes/recipe/recipe-line.entity';
import { summaryOf } from '../recipes/recipe/recipe-summary';
import { RecipeText } from '../recipes/recipe/recipe-text.entity';
import { Recipe } from '../recipes/recipe/recipe.entity';
import { shownNames } from '../recipes/recipe/shown-names';
import type { Person, Stand } from './stand';

/** Makes what a test needs, with sane values for all it does not say. */
export class Builders {
  constructor(private readonly stand: Stand) {}

  private get manager() {
    return this.stand.db.manager;
  }

  /** Somebody comes to live in another's household. */
  async moveIn(person: Person, host: Person): Promise<void> {
    await this.manager.update(Member, { userId: person.userId }, { householdId: host.householdId });
  }

  async administrator({ userId }: Person): Promise<void> {
    await this.manager.update(User, { id: userId }, { role: 'admin' });
  }

  /** Premium days from today on; they make an expert of somebody who has the kind. */
  async premium(person: Person, days = 30): Promise<void> {
    const at = now();
    await this.manager.insert(PremiumDays, {
      id: randomUUID(),
      userId: person.userId,
      kind: 'manual',
      days,
      at,
      on: dayAt(at, 'Europe/Kyiv'),
      note: '',
    });
  }

  /**
   * A published recipe of the catalogue, unless told otherwise. With lines its nutrition is theirs, else it
   * has 300 kcal a serving of 400 g.
   */
  async recipe(
    names: Partial<Record<Language, string>> | string,
    given: Partial<Omit<Recipe, 'number'>> = {},
    lines: readonly Line[] = [],
  ): Promise<Recipe> {
    const at = now();
    const texts = typeof names === 'string' ? { uk: names } : names;
    const recipe = this.manager.create(Recipe, {
      id: randomUUID(),
      ownerId: null,
      state: 'published',
      categoryId: 'soups',
      subcategoryId: null,
      mealTypes: ['dinner'],
      servings: 4,
      cookedWeight: 1600,
      prepMinutes: 10,
      cookMinutes: 30,
      restMinutes: 5,
      equipment: [],
      withoutElectricity: false,
      servingWeight: 400,
      kcal: 300,
      protein: 20,
      fat: 10,
      carbs: 30,
      fiber: 5,
      ...shownNames(texts),
      icons: ['pot-of-food'],
      nutritionComplete: true,
      sourceUrl: null,
      languages: LANGUAGES.filter((language) => texts[language] !== undefined),
      revision: 1,
      sourceSteps: null,
      sourceAuthor: null,
      sourceNutrients: null,
      sourcePictureId: null,
      submittedAt: null,
      formerAuthor: false,
      removedAt: null,
      pictureId: null,
      copiedFrom: null,
      createdAt: at,
      updatedAt: at,
      ...given,
    });
    const facts = await this.factsOf(lines);
    Object.assign(recipe, catalogColumnsOf(recipe, texts, lines, facts));
    if (lines.length > 0) Object.assign(recipe, summaryOf(lines, facts, recipe));
    await this.manager.insert(Recipe, recipe);
    await insertMissing(
      this.manager,
      RecipeLine,
      lines.map((line, position) => ({
        recipeId: recipe.id,
        position,
        ingredientId: line.ingredientId,
        amount: line.quantity,
        amountTo: line.quantityTo ?? null,
        unit: line.unit,
        optional: line.optional ?? false,
      })),
    );
    await this.manager.insert(
      RecipeText,
      LANGUAGES.filter((language) => texts[language] !== undefined).map((language) => ({
        recipeId: recipe.id,
        language,
        name: texts[language] ?? '',
        description: `${texts[language]}: опис`,
      })),
    );
    return this.manager.findOneByOrFail(Recipe, { id: recipe.id });
  }

  private factsOf(lines: readonly Line[]): Promise<ReadonlyMap<string, IngredientFacts>> {
    return this.stand.app.nest
      .get(FoodFacts)
      .ingredientFactsOf(lines.map(({ ingredientId }) => ingredientId));
  }

  async menuItem(person: Person, recipe: Recipe, given: Partial<MenuItem> = {}): Promise<MenuItem> {
    const item = this.manager.create(MenuItem, {
      id: randomUUID(),
      householdId: person.householdId,
      date: '2026-11-25',
      mealType: 'dinner',
      position: 0,
      recipeId: recipe.id,
      servings: 4,
      weightServing: recipe.servingWeight,
      weightServingFact: null,
      noCookingRequired: false,
      cookingId: null,
      createdBy: person.userId,
      createdAt: now(),
      ...given,
    });
    await this.manager.insert(MenuItem, item);
    return item;
  }

  /** A list with lines of own words, the first `ticked` of them ticked. */
  async list(
    person: Person,
    { lines = 0, ticked = 0, ...given }: Partial<GroceryList> & { lines?: number; ticked?: number } = {},
  ): Promise<GroceryList> {
    const list = this.manager.create(GroceryList, {
      id: randomUUID(),
      householdId: person.householdId,
      name: 'Список',
      state: 'draft',
      fromDate: null,
      toDate: null,
      createdAt: now(),
      closedAt: null,
      ...given,
    });
    await this.manager.insert(GroceryList, list);
    for (let position = 0; position < lines; position++) {
      await this.manager.insert(GroceryLine, {
        id: randomUUID(),
        listId: list.id,
        position,
        ingredientId: null,
        text: `Рядок ${position}`,
        amounts: [],
        toTaste: false,
        sources: [],
        ticked: position < ticked,
        tickedBy: null,
        tickedAt: null,
      });
    }
    return list;
  }

  async course(expert: Person, given: Partial<Course> & { title?: string } = {}): Promise<Course> {
    const { title = 'Курс', ...rest } = given;
    const course = this.manager.create(Course, {
      id: randomUUID(),
      expertId: expert.userId,
      state: 'published',
      start: 'fixed',
      startsOn: addDays(mondayOf(dayAt(now(), 'Europe/Kyiv')), 7),
      weeks: 4,
      seats: 10,
      languages: ['uk'],
      pictureId: null,
      version: 1,
      reason: null,
      changed: false,
      submittedAt: rest.state === 'waiting' ? now() : null,
      createdAt: now(),
      closedAt: rest.state === 'closed' ? now() : null,
      ...rest,
    });
    await this.manager.insert(Course, course);
    await this.manager.insert(CourseText, {
      courseId: course.id,
      language: 'uk',
      title,
      summary: 'Про що',
      description: 'Усе про курс',
      price: '',
    });
    await this.manager.insert(
      CourseWeek,
      Array.from({ length: course.weeks }, (_, at) => ({
        courseId: course.id,
        week: at + 1,
        templateId: null,
      })),
    );
    return course;
  }

  async application(
    course: Course,
    person: Person,
    state: ApplicationState,
    createdAt = now(),
  ): Promise<Application> {
    const application = this.manager.create(Application, {
      id: randomUUID(),
      courseId: course.id,
      userId: person.userId,
      state,
      note: '',
      reason: state === 'rejected' ? 'Група вже почала' : null,
      language: 'uk',
      consents: [],
      consentsVersion: '',
      listedAt: state === 'waiting' ? createdAt : null,
      startsOn: null,
      createdAt,
      closedAt: state === 'pending' ? null : createdAt,
    });
    await this.manager.insert(Application, application);
    return application;
  }
}
