/** What somebody typed for a list and did not add: it is there when he comes back from the page of prices. */
const typed = new Map<string, string>();

export const recall = (listId: string): string => typed.get(listId) ?? '';

export function remember(listId: string, text: string): void {
  typed.set(listId, text);
}

export function forget(listId: string): void {
  typed.delete(listId);
}
