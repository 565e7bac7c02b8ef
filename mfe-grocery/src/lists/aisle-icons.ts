/** A picture for each aisle of the catalogue; the answer of a list names only its aisles. */
const ICONS: Readonly<Record<string, string>> = {
  vegetables: 'carrot',
  herbs: 'herb',
  mushrooms: 'brown-mushroom',
  fruit: 'red-apple',
  berries: 'strawberry',
  'dried-fruit': 'grapes',
  'nuts-seeds': 'peanuts',
  bread: 'bread',
  'ready-made': 'sandwich',
  meat: 'cut-of-meat',
  poultry: 'poultry-leg',
  'sausages-deli': 'bacon',
  fish: 'fish',
  seafood: 'shrimp',
  cheese: 'cheese-wedge',
  dairy: 'glass-of-milk',
  eggs: 'egg',
  grains: 'sheaf-of-rice',
  legumes: 'beans',
  pasta: 'spaghetti',
  baking: 'cupcake',
  'oils-fats': 'olive',
  sauces: 'jar',
  spices: 'salt',
  canned: 'canned-food',
  sweets: 'candy',
  drinks: 'beverage-box',
  alcohol: 'wine-glass',
  frozen: 'ice',
};

/** The picture of an aisle; one that came later has a plain one. */
export function aisleIcon(aisleId: string): string {
  return ICONS[aisleId] ?? 'seedling';
}
