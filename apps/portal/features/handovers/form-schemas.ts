// Fetched by the forms on demand: with them comes zod.
export { joinByHandoverBody, objectToHandoverBody } from '@timesync/contract';
