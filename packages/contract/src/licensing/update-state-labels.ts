// Without zod, because a screen without a form asks for it.
import type { UpdateState } from './devices-in-use.ts';

export const updateStateLabels: Record<UpdateState, string> = {
  newest: 'Versi terbaru',
  outdated: 'Bisa diperbarui',
  'left behind': 'Mungkin tertinggal',
  unknown: 'Belum diketahui',
};
