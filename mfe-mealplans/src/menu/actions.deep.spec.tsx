import { describeActions } from './testing/actions';

describeActions('a finger');
