import { describeStrangers } from '../../testing/strangers';
import { useStand } from '../../testing/stand';

describeStrangers(useStand(), 1);
