/** Letters in the order in which Ukrainian names are sorted; Russian ones stand beside their neighbours. */
export const CYRILLIC_ORDER = 'абвгґдеєёжзиіїйклмнопрстуфхцчшщъыьэюя';

/** Letters that people write for one another, each before the one that is searched by. */
export const SEARCHED_AS = 'ґгёе';
