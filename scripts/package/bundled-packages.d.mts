import type { Plugin } from 'vite';

export function listPackages(app: string, options?: { also?: string[] }): Plugin;
