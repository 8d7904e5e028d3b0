/**
 * Pages are built before anyone knows their public URL. They carry this one instead; the server
 * puts `APP_URL` in its place when it reads them (decision 0013). `.invalid` never resolves.
 */
export const ORIGIN_PLACEHOLDER = 'https://portal.invalid';
