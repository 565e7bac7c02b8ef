import { stand } from '../../tooling/src/stand-config.mjs';

export default stand(import.meta.dirname);
