// Fetched by the forms after the first interaction: with them comes zod.
export { joinByLinkBody, objectionForm } from '@timesync/contract';
