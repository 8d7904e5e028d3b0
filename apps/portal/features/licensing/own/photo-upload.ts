import type { OwnLicense, RouteInput, requestTransfer } from '@timesync/contract';
import type { PhotoSource } from '~/components/ui/inputs/pick-photo';

/** How a photo gets to the server; given by the route, because payment proofs go the same way. */
export interface PhotoUpload extends PhotoSource {
  /** `onProgress` is called with numbers from 0 to 1. */
  send: (
    input: RouteInput<typeof requestTransfer>,
    onProgress: (sent: number) => void,
  ) => Promise<OwnLicense>;
}
