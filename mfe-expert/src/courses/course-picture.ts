/** A course's drawn plate. */
export interface CoursePicture {
  readonly icons: readonly string[];
  readonly tint: string;
}

const PICTURES: readonly CoursePicture[] = [
  { icons: ['pot-of-food', 'bread', 'tomato'], tint: '#D9793F' },
  { icons: ['green-salad', 'lemon', 'carrot'], tint: '#8DBB5A' },
  { icons: ['bowl-with-spoon', 'red-apple', 'blueberries'], tint: '#6F8FC9' },
  { icons: ['croissant', 'egg', 'tomato'], tint: '#E0B55A' },
];

/** The plate of a course: no photo, but the same one each time, by its id. */
export function coursePicture(id: string): CoursePicture {
  let sum = 0;
  for (const letter of id) sum += letter.codePointAt(0) ?? 0;
  return PICTURES[sum % PICTURES.length] ?? { icons: [], tint: '' };
}
