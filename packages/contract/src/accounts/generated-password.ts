/** How long a password made by the trial form waits for its first use. */
export const GENERATED_PASSWORD_DAYS = 7;
