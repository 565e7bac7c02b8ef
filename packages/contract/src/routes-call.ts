type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path = `/${string}`;

/** One call of the contract: its method and its path under /api. */
export const call = <const M extends Method, const P extends Path>(method: M, path: P) => ({ method, path });
