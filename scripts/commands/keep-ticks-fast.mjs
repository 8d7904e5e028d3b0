// V8 forgets the shape of the object that `process.nextTick` writes when it clears up while none is
// alive, and never learns it again: after the third time a tick takes seven times as long, for ever
// (docs/decisions/0069). A tick that is kept keeps the shape.
import { createHook } from 'node:async_hooks';

const kept = [];
const hook = createHook({
  init(_id, type, _cause, resource) {
    if (type === 'TickObject') kept.push(resource);
  },
});
hook.enable();
process.nextTick(() => {});
hook.disable();
