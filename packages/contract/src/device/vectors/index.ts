// For the vectors of other packages: test keys that everybody knows. No program imports this.
export { fixedSigner } from './p256-arithmetic.ts';
export { samplePayload } from './sample-device.ts';
export { testSecret, testSigningPublicKeys } from './test-keys.ts';
export { type VectorCase, type VectorFile, writeVectorFile } from './vector-file.ts';
