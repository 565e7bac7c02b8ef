import { describeBadCalls } from '../../testing/bad-input';
import { useStand } from '../../testing/stand';

describeBadCalls(useStand(), 1);
