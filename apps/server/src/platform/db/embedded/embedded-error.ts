/** Says in one sentence why the embedded PostgreSQL cannot run here, and what to do. */
export class EmbeddedError extends Error {}
