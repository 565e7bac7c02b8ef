const KEY = 'sider';

/** Whether the sider was left collapsed; null when nobody chose. */
export function readCollapsed(storage: Storage): boolean | null {
  const stored = storage.getItem(KEY);
  return stored === null ? null : stored === 'collapsed';
}

export function storeCollapsed(storage: Storage, collapsed: boolean): void {
  storage.setItem(KEY, collapsed ? 'collapsed' : 'open');
}
