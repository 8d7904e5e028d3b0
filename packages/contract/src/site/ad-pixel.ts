/**
 * Where events of the ad pixel go, as image requests. Its usual script would read everything on the
 * page, and the sales page shows a password (decision 0014).
 */
export const PIXEL_URL = 'https://www.facebook.com/tr/';
