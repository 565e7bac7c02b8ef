import { LANGUAGES, type Language } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Member } from '../account/household/member.entity';
import { Course, CourseText } from '../expert/courses/course.entity';
import { Application, type ApplicationState } from '../expert/applications/application.entity';
import { GroceryLine, GroceryList } from '../grocery/lists/grocery-list.entity';
import { MenuItem } from '../mealplans/menu/menu-item.entity';
import { now } from '../platform/time/clock';
import { RecipeText } from '../recipes/recipe/recipe-text.entity';
import { Recipe } from '../recipes/recipe/recipe.entity';
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

  /** A published recipe of the catalogue, unless told otherwise. */
  async recipe(
    names: Partial<Record<Language, string>> | string,
    given: Partial<Omit<Recipe, 'number'>> = {},
  ): Promise<Recipe> {
    const at = now();
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
      nutritionComplete: true,
      sourceUrl: null,
      createdAt: at,
      updatedAt: at,
      ...given,
    });
    await this.manager.insert(Recipe, recipe);
    const texts = typeof names === 'string' ? { uk: names } : names;
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
        listId: list.id,
        position,
        ingredientId: null,
        text: `Рядок ${position}`,
        amount: null,
        unit: null,
        ticked: position < ticked,
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
      startsOn: '2026-12-07',
      weeks: 4,
      seats: 10,
      createdAt: now(),
      ...rest,
    });
    await this.manager.insert(Course, course);
    await this.manager.insert(CourseText, { courseId: course.id, language: 'uk', title, summary: 'Про що' });
    return course;
  }

  async application(
    course: Course,
    person: Person,
    state: ApplicationState,
    createdAt = now(),
  ): Promise<void> {
    await this.manager.insert(Application, {
      id: randomUUID(),
      courseId: course.id,
      userId: person.userId,
      state,
      reason: null,
      createdAt,
    });
  }
}
