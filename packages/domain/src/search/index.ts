export { foldedName, nameOrder, nameStems, searched, SEARCH_VERSION, type Searched } from './search';
