import { configure } from '@testing-library/react';

/**
 * How long a spec waits for what shall come, at most. Parts that are loaded later are compiled at their first
 * use, which takes seconds when a machine has much to do.
 */
configure({ asyncUtilTimeout: 4_000 });

export * from './fake-api';
export * from './refused';
export * from './render-on-stand';
export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
/** What a prepared answer throws when the server refuses. */
export { ORPCError } from '@orpc/client';
export * from '../pictures/testing/fake-upload';
