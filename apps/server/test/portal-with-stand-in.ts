// The portal whose WhatsApp messages go to the stand-in at STAND_IN_GATEWAY.
import { readConfig } from '../src/platform/config.ts';
import { startPortal } from '../src/programs/start-portal.ts';

const { STAND_IN_GATEWAY: url = '' } = process.env;
await startPortal(readConfig(process.env), { whatsappAddresses: { graph: url, fonnte: url } });
