// Preloaded into the server by start.mjs. The server lives in a process group of its own, so a
// hard kill of `npm start` does not reach it; the closing of this channel does.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
