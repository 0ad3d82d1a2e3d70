const slot = /\{([^}]*)\}/g;

/**
 * Sentences that a text with slots stands for, "i am {so|really} tired": as many as the longest slot has
 * choices, so that each choice is in one. A choice may be empty.
 */
export function expandSlots(text: string): string[] {
  const slots = Array.from(text.matchAll(slot), ([, choices = '']) => choices.split('|'));
  const most = Math.max(1, ...slots.map((choices) => choices.length));
  return Array.from({ length: most }, (_, n) => {
    let at = 0;
    return text
      .replaceAll(slot, () => {
        const choices = slots[at++] ?? [];
        // Slots of one length do not go in step.
        return choices[(n + at - 1) % choices.length] ?? '';
      })
      .replaceAll(/ +/g, ' ')
      .trim();
  });
}
