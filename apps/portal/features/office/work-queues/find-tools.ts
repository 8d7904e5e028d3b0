/** What an admin can open, by its name and by the words people use for what it does. */
export interface FoundTool {
  to: string;
  label: string;
  words?: string;
}

const MOST = 5;

/** Every typed word begins a word of the tool; those whose name fits come first. */
export function findTools(tools: readonly FoundTool[], typed: string): FoundTool[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const fits = (text: string) => {
    const words = wordsOf(text);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
  const named = tools.filter(({ label }) => fits(label));
  const meant = tools.filter(
    (tool) => !named.includes(tool) && fits(`${tool.label} ${tool.words ?? ''}`),
  );
  return [...named, ...meant].slice(0, MOST);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
