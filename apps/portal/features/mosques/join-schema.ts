// Fetched by the forms on demand: with them comes zod.
export { joinByLinkBody, objectionForm } from '@timesync/contract';
