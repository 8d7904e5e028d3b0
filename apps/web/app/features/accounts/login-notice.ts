// What the screen before it hands to the login page: a server's message, and the email to log in with.
interface LoginNotice {
  message: string;
  email: string;
}

export const loginNotice = (message: string, email: string) => ({
  loginNotice: { message, email } satisfies LoginNotice,
});

export function readLoginNotice(state: unknown): LoginNotice | undefined {
  const notice = (state as Partial<ReturnType<typeof loginNotice>> | null)?.loginNotice;
  const isWhole = typeof notice?.message === 'string' && typeof notice.email === 'string';
  return isWhole ? notice : undefined;
}
