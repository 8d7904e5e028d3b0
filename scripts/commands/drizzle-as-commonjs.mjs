// Node reads a package's manifest anew for each of its ES modules, and Drizzle's is 180 KB long:
// importing it takes a second and 200 MB. Its CommonJS twin takes a tenth of both.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isDrizzle = specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/');
    return nextResolve(
      specifier,
      isDrizzle ? { ...context, conditions: ['require', 'node'] } : context,
    );
  },
});
