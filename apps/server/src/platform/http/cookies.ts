// The `__Host-` prefix pins a cookie to this host over https; plain http (a laptop) has neither.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface HostCookie {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, value: string, maxAgeSeconds: number): void;
  clear(reply: FastifyReply): void;
}

export function hostCookie(name: string, publicUrl: string): HostCookie {
  const secure = publicUrl.startsWith('https:');
  const fullName = secure ? `__Host-${name}` : name;
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
  return {
    read: (request) => request.cookies[fullName],
    write(reply, value, maxAgeSeconds) {
      reply.setCookie(fullName, value, { ...options, maxAge: maxAgeSeconds });
    },
    clear(reply) {
      reply.clearCookie(fullName, options);
    },
  };
}
