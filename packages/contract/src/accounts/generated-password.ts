/** How many days a password made by the trial form can be used for the first time. */
export const GENERATED_PASSWORD_DAYS = 7;
