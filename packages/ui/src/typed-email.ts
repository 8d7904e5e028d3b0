// Remembers the typed email between the pages around the login: from sign-up to login, from login to
// "Lupa password", from the trial to login. Deleted at sign-in.
const STORAGE_KEY = 'typed-email';

// There is no storage while the build renders the shell.
const storage = () => globalThis.window?.sessionStorage;

export const typedEmail = {
  store: (email: string) => storage()?.setItem(STORAGE_KEY, email.trim()),
  find: () => storage()?.getItem(STORAGE_KEY) ?? '',
  forget: () => storage()?.removeItem(STORAGE_KEY),
};
