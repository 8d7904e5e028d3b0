import { qrModules } from '@timesync/ui';

export const drawQr = (text: string) => qrModules(text, 'medium');
