import { addReleaseLinkBody, z } from '@timesync/contract';

const link = z.union([z.literal(''), addReleaseLinkBody.shape.url]);

export const appLinks = z.object({ display: link, remote: link });
