// Chips are typed with commas between them; every comma completes the one before it.

export interface TypedChips {
  completed: string[];
  /** The text after the last comma, which may still be incomplete. */
  rest: string;
  /** Two commas, or a comma at the start, leave nothing between them. */
  hasEmptyItem: boolean;
}

export function splitChips(text: string): TypedChips {
  const parts = text.split(',');
  const rest = parts.pop() ?? '';
  const items = parts.map((part) => part.trim());
  return {
    completed: items.filter(Boolean),
    rest: parts.length > 0 ? rest.trimStart() : rest,
    hasEmptyItem: items.includes(''),
  };
}

/** Adds what is not there yet; upper and lower case make no difference. */
export function addChips(chips: string[], added: string[]): string[] {
  const result = [...chips];
  for (const chip of added.map((text) => text.trim()).filter(Boolean)) {
    const isKnown = result.some((known) => known.toLowerCase() === chip.toLowerCase());
    if (!isKnown) result.push(chip);
  }
  return result;
}
