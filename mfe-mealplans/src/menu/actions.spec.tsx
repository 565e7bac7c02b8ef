import { describeActions } from './testing/actions';

// The same by a finger is the deep part's.
describeActions('keys');
