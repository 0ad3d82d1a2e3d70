export const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];
