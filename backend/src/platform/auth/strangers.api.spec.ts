import { describeStrangers } from '../../testing/strangers';
import { useStand } from '../../testing/stand';

// All pairs are the deep part's.
describeStrangers(useStand(), 6);
