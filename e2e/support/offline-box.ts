// A TV box without internet, as far as a story needs one: what it shows, and the digits it expects.
import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import {
  createActivationRequest,
  DEVICE_ID_BYTES,
  type DeviceType,
  formatShortCode,
  importSealingPublicKey,
  listDeviceKeys,
  makeRequestSecrets,
  makeShortCode,
  splitCodeRows,
} from '@timesync/contract';
