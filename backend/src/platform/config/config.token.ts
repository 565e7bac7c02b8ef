/** Nest's token of the configuration: `@Inject(CONFIG) config: Config`. */
export const CONFIG = Symbol('config');
