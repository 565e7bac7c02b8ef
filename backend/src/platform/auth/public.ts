import { SetMetadata } from '@nestjs/common';

export const PUBLIC = Symbol('public');

/** Opens a handler to everybody. Without this word the guard lets only signed-in people through. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(PUBLIC, true);
