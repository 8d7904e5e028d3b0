import type { MutationService } from '@timesync/contract';
import { moota } from './moota.ts';
import { mutasibank } from './mutasibank.ts';
import { plain } from './plain.ts';
import type { ServiceFormat } from './service-format.ts';

export const serviceFormats: Record<MutationService, ServiceFormat> = {
  moota,
  mutasibank,
  other: plain,
};
