import type { OwnLicense, RouteInput, requestTransfer } from '@timesync/contract';

/** How a photo gets to the server; given by the route, because payment proofs go the same way. */
export interface PhotoUpload {
  /** For the file picker's `accept`. */
  acceptedTypes: string;
  /** A photo small enough to be sent, or nothing when the file cannot be read as one. */
  prepare: (file: File) => Promise<Blob | undefined>;
  /** `onProgress` is called with numbers from 0 to 1. */
  send: (
    input: RouteInput<typeof requestTransfer>,
    onProgress: (sent: number) => void,
  ) => Promise<OwnLicense>;
}
