import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A script with all it imports, as one expression whose value is what the script exports. */
export async function inlineScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL(entry, import.meta.url)),
        formats: ['iife'],
        name: 'inlined',
      },
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [{ test: /packages\/(contract|clock)\/src\//, sideEffects: false }],
        },
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not built`);
  return bundle.output[0].code.trim();
}
