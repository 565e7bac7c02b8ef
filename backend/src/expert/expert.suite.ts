import { specsTogether } from '../testing/specs-together';

await specsTogether(import.meta.url);
