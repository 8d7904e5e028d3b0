export const themes = {
  zamrud: 'Zamrud',
  malam: 'Malam',
  marmer: 'Marmer',
} as const;
export type Theme = keyof typeof themes;

export function isTheme(value: string | null): value is Theme {
  return value !== null && Object.hasOwn(themes, value);
}
