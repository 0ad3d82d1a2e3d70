import { notesLength } from '#domain/order-status.ts';

// Quick requests write into the same text that the guest types.
const parts = (notes: string) => notes.split(', ').filter(Boolean);

export function hasRequest(notes: string, request: string): boolean {
  return parts(notes).includes(request);
}

export function addRequest(notes: string, request: string): string {
  const added = [...parts(notes.trim()), request].join(', ');
  return added.length <= notesLength.longest ? added : notes;
}

export function removeRequest(notes: string, request: string): string {
  return parts(notes)
    .filter((part) => part !== request)
    .join(', ');
}
