// A server message that belongs to the login page: it travels there with the navigation.
export const loginNotice = (message: string) => ({ loginNotice: message });

export function readLoginNotice(state: unknown): string | undefined {
  const notice = (state as Partial<ReturnType<typeof loginNotice>> | null)?.loginNotice;
  return typeof notice === 'string' ? notice : undefined;
}
