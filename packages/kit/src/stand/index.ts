export * from './fake-api';
export * from './refused';
export * from './render-on-stand';
export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
/** What a prepared answer throws when the server refuses. */
export { ORPCError } from '@orpc/client';
