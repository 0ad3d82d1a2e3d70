/** How long what is said of a bar may be. */
export const barLengths = { name: 80, description: 500 } as const;
