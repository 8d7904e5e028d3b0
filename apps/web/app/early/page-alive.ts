/** The event by which the app says that it has taken the page over. */
export const PAGE_ALIVE = 'page-alive';
