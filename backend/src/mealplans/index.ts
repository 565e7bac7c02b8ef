/** What other sections may use of meal plans. */
export { MealplansModule } from './mealplans.module';
export { fillWeek } from './menu/demo-week';
