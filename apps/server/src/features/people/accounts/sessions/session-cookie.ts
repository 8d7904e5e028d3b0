import type { Config } from '../../../../platform/config.ts';
import { type HostCookie, hostCookie } from '../../../../platform/http/cookies.ts';

export function sessionCookie(config: Pick<Config, 'publicUrl'>): HostCookie {
  return hostCookie('sid', config.publicUrl);
}
