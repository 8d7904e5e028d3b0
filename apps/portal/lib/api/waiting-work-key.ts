/**
 * The counts of the menu and of Hari ini. Begins like the orders: what is decided there counts here.
 */
export const waitingWorkKey = ['orders', 'managed', 'waiting-work'] as const;
